// SPDX-License-Identifier: GPL-3.0-or-later
// The revision without a handshake, and the way back to the handshake, spoken by the second generation of the SDK. It
// shows an unknown resource with the newest code in all revisions.
import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { checkCancellation, checkResources, checkTools, closed } from './checks.mjs';

const [program, archive] = process.argv.slice(2);
for (const mode of [{ pin: '2026-07-28' }, 'auto', 'legacy']) {
    const transport = new StdioClientTransport({ command: program, args: ['mcp', '--archive', archive], stderr: 'ignore' });
    const client = new Client({ name: 'reminisce-test', version: '1' }, { versionNegotiation: { mode } });
    const problems = [];
    client.onerror = (error) => problems.push(error.message);
    await client.connect(transport);
    const expected = mode === 'legacy' ? '2025-11-25' : '2026-07-28';
    assert.equal(client.getNegotiatedProtocolVersion(), expected);
    const toolCount = await checkTools(client);
    const resourceCount = await checkResources(client, -32602);
    await checkCancellation(client, transport);
    const child = transport._process;
    await client.close();
    assert.equal(await closed(child), 0);
    assert.deepEqual(problems, []);
    console.log(`${expected} client (${JSON.stringify(mode)}): ${toolCount} tools called, ${resourceCount} conversations ` +
        'read, one call cancelled');
}
