// SPDX-License-Identifier: GPL-3.0-or-later
// What every client must be able to do, whatever the revision. `client` is one of the SDK's.
import assert from 'node:assert/strict';

export const tools = {
    semantic_query: { query_text: 'Keller aufräumen', num_results: 3 },
    emotion_query: { query_text: 'joy' },
    get_current_date_time: {},
    read_conversation: { conversation_id: 1 },
    list_people: {},
    find_person: { name: 'Lena' },
    activity: { by: 'month' },
    calculate: { expression: '6 * 7' },
    sql_query: { sql: 'SELECT 1' },
    vector_query: { query: 'Keller' },
};

export async function checkTools(client) {
    const listed = (await client.listTools()).tools;
    assert.ok(listed.length >= 8);
    for (const tool of listed) {
        assert.ok(tool.name in tools, `no arguments known for ${tool.name}`);
        const result = await client.callTool({ name: tool.name, arguments: tools[tool.name] });
        assert.ok(!result.isError, `${tool.name}: ${result.content[0].text}`);
        assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
    }
    const found = await client.callTool({ name: 'semantic_query', arguments: tools.semantic_query });
    assert.match(found.content[0].text, /endlich den Keller/);
    const refused = await client.callTool({ name: 'calculate', arguments: { expression: '6 *' } });
    assert.equal(refused.isError, true);
    await assert.rejects(client.callTool({ name: 'no_such_tool', arguments: {} }), { code: -32602 });
    return listed.length;
}

export async function checkResources(client, codeOfUnknown) {
    const { resources } = await client.listResources();
    assert.ok(resources.length >= 1);
    const texts = [];
    for (const { uri } of resources) {
        const { contents } = await client.readResource({ uri });
        texts.push(contents[0].text);
    }
    assert.match(texts.join('\n'), /Jo: Nächsten Monat will ich endlich den Keller aufräumen\./);
    const { resourceTemplates } = await client.listResourceTemplates();
    assert.equal(resourceTemplates[0].uriTemplate, 'reminisce://conversation/{id}');
    await assert.rejects(client.readResource({ uri: 'reminisce://conversation/9999' }), { code: codeOfUnknown });
    return resources.length;
}

// The last of many calls is cancelled while the others wait before it: it must not be answered, all others must.
export async function checkCancellation(client, transport) {
    const answered = new Set();
    const deliver = transport.onmessage;
    transport.onmessage = (message, ...rest) => {
        answered.add(message.id);
        deliver(message, ...rest);
    };
    const sent = [];
    const controller = new AbortController();
    const send = transport.send.bind(transport);
    transport.send = async (message, ...rest) => {
        sent.push(message);
        await send(message, ...rest);
        if (message.params?.arguments?.query_text === 'cancel me') {
            controller.abort('no longer wanted');
        }
    };
    const others = Array.from({ length: 40 }, (_, i) =>
        client.callTool({ name: 'semantic_query', arguments: { query_text: `Lisbon ${i}` } }));
    const cancelled = client.callTool({ name: 'semantic_query', arguments: { query_text: 'cancel me' } },
        ...cancelArguments(client, controller.signal));
    await assert.rejects(cancelled);
    await Promise.all(others);
    await client.callTool({ name: 'list_people', arguments: {} });
    const calls = sent.filter((message) => message.method === 'tools/call');
    const target = calls.find((message) => message.params.arguments.query_text === 'cancel me');
    assert.ok(sent.some((message) => message.method === 'notifications/cancelled' && message.params.requestId === target.id));
    assert.equal(answered.has(target.id), false);
    assert.equal(calls.filter((message) => answered.has(message.id)).length, calls.length - 1);
}

// callTool takes (params, schema, options) in the first generation of the SDK and (params, options) in the second.
function cancelArguments(client, signal) {
    return client.callTool.length >= 3 || client.firstGeneration ? [undefined, { signal }] : [{ signal }];
}

export function closed(child) {
    return new Promise((resolve) => (child.exitCode !== null ? resolve(child.exitCode) : child.once('exit', resolve)));
}
