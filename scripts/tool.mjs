import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { buildIfNeeded } from './parts.mjs';
import { checkNode, endWhenAsked, fail, installIfNeeded, root, run } from './yard.mjs';

/** Runs one of the server's programs, such as `feed-check`: `node scripts/tool.mjs NAME ARGUMENT…`. */
const [name = '', ...args] = process.argv.slice(2);

checkNode();
readEnvFile();
endWhenAsked();
await installIfNeeded(console.error);
await buildIfNeeded(console.error, ['server']);
const program = join(root, 'server/dist', `${name}.js`);
if (!existsSync(program)) fail(`The server has no program called ${name}.`);
// npm runs scripts in the project's folder; a path among the arguments was written where npm was called.
const cwd = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await run(process.execPath, ['--enable-source-maps', program, ...args], { cwd });
