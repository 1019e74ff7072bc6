import { parentPort } from 'node:worker_threads';

/**
 * Runs a script again and again, each time as a process of its own would: with its own arguments, environment, words and
 * code at the end. What the script imports is loaded once.
 */
let runs = 0;
let said = { out: '', err: '' };

const hears = (stream) => (words) => {
  said[stream] += String(words);
  return true;
};
process.stdout.write = hears('out');
process.stderr.write = hears('err');

parentPort.on('message', (sent) => void run(sent));

async function run({ script, args, env }) {
  said = { out: '', err: '' };
  process.exitCode = 0;
  process.argv.splice(1, Infinity, script, ...args);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  runs += 1;
  try {
    await import(`${new URL(script, 'file:').href}?run=${runs}`);
  } catch (error) {
    said.err += String(error.stack);
    process.exitCode = 1;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort.postMessage({ code: process.exitCode, ...said });
}
