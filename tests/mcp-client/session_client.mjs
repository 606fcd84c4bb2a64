// SPDX-License-Identifier: GPL-3.0-or-later
// The revisions with a handshake, spoken by the first generation of the SDK.
import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { checkCancellation, checkResources, checkTools, closed } from './checks.mjs';

const [program, archive] = process.argv.slice(2);
const transport = new StdioClientTransport({ command: program, args: ['mcp', '--archive', archive], stderr: 'pipe' });
const client = new Client({ name: 'reminisce-test', version: '1' });
client.firstGeneration = true;
let log = '';
transport.stderr.on('data', (bytes) => (log += bytes));
const problems = [];
client.onerror = (error) => problems.push(error.message);

await client.connect(transport);
assert.equal(client.getServerVersion().name, 'reminisce');
await client.ping();
const toolCount = await checkTools(client);
const resourceCount = await checkResources(client, -32002);
await checkCancellation(client, transport);
const child = transport._process;
await client.close();
assert.equal(await closed(child), 0);
assert.doesNotMatch(log, /Keller|Lena|Lisbon/);
assert.deepEqual(problems, []);
console.log(`session client: ${toolCount} tools called, ${resourceCount} conversations read, one call cancelled`);
