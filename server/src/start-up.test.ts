import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Closing, CannotListen, listenError, ownAddress, watch } from './start-up';

const VARIABLES = { port: 'PLATFORM_PORT', host: 'HOST' };

test('a port in use is named, with the variable that chooses another', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const second = createServer().listen(port, '127.0.0.1');
  const [error] = (await once(second, 'error')) as [unknown];
  const said = listenError(error, { port, host: '127.0.0.1' }, VARIABLES);
  expect(said).toBeInstanceOf(CannotListen);
  expect((said as Error).message).toBe(
    `Port ${port} is in use. Choose another: PLATFORM_PORT=${port + 10} npm start`,
  );
  holder.close();
});

test('another error keeps its own words', () => {
  const error = new Error('no such address');
  expect(listenError(error, { port: 3000, host: '127.0.0.1' }, VARIABLES)).toBe(error);
});

test.each([
  ['198.51.100.7', 'is no address of this machine'],
  ['no-such-host.invalid', 'is no name that this machine knows'],
])('an address that cannot be listened on is named with its variable: %s', async (host, why) => {
  const [error] = (await once(createServer().listen(0, host), 'error')) as [unknown];
  const said = listenError(error, { port: 0, host }, VARIABLES) as Error;
  expect(said.message).toBe(`HOST=${host}: ${why}`);
});

test('what was opened last is closed first', async () => {
  const closed: string[] = [];
  const closing = new Closing();
  for (const name of ['database', 'hub', 'feed']) {
    closing.add(name, async () => closed.push(name));
  }
  await closing.run();
  expect(closed).toEqual(['feed', 'hub', 'database']);
});

test('a step that fails keeps none of the others from closing, and is told', async () => {
  const closed: string[] = [];
  const closing = new Closing();
  closing.add('database', async () => closed.push('database'));
  closing.add('feed', () => Promise.reject(new Error('stuck')));
  await expect(closing.run()).rejects.toThrow(/not everything closed/);
  expect(closed).toEqual(['database']);
});

test('a step that never ends holds up none of the others, and is named', async () => {
  const closed: string[] = [];
  const closing = new Closing({ stepMs: 20, allMs: 200, lastMs: 100 });
  closing.add('database', async () => {
    await pause(50);
    closed.push('database');
  });
  for (const name of ['feed', 'hub', 'jobs']) closing.add(name, () => new Promise(() => {}));
  const failed = await closing.run().catch((error: unknown) => error);
  expect(closed).toEqual(['database']);
  const messages = (failed as AggregateError).errors.map(({ message }: Error) => message);
  expect(messages).toEqual(['closing jobs', 'closing hub', 'closing feed']);
});

test('closing twice closes once', async () => {
  let count = 0;
  const closing = new Closing();
  closing.add('hub', async () => (count += 1));
  await closing.run();
  await closing.run();
  expect(count).toBe(1);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3001'],
  ['localhost', 'http://localhost:3001'],
  ['10.0.0.5', 'http://10.0.0.5:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['::', 'http://[::1]:3001'],
  ['::1', 'http://[::1]:3001'],
])('a server that listens on %s reaches itself at %s', (host, address) => {
  expect(ownAddress(host, 3001)).toBe(address);
});

test('a watched promise is over once it is kept, and not before', async () => {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  const isOver = watch(promise);
  expect(isOver()).toBe(false);
  keep();
  await promise;
  expect(isOver()).toBe(true);
});
