import { open } from 'node:fs/promises';
import { get } from 'node:http';
import { asked, Closing, endAfterSignal, endSoon } from '../../../server/src/start-up';

/**
 * A server in small, stuck in whatever its arguments name: a call in a thread that never returns (as looking up a name
 * can be), a request that is never answered, a step of closing that never ends. Run by `ending.test.ts`.
 */
const [kind, target = ''] = process.argv.slice(2);
const closing = new Closing({ stepMs: 100, allMs: 400, lastMs: 200 });
const signal = asked();
endAfterSignal(signal);
closing.add('the database', async () => process.stdout.write('database closed\n'));
if (kind === 'a step of closing') closing.add('the feed', () => new Promise(() => {}));
if (kind === 'a thread') void open(target);
if (kind === 'a request') get(target);
const listener = setInterval(() => {}, 1000);
process.stdout.write('up\n');
await signal;
clearInterval(listener);
await closing.run().catch((error: unknown) => {
  const { errors } = error as AggregateError;
  process.stderr.write(`${errors.map(String).join('\n')}\n`);
  process.exitCode = 1;
});
endSoon(200);
