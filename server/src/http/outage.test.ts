import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app';

const LIMIT_MS = 150;

const listeners = new Set<() => void>();
const failing = { list: [] as string[] };
const lines: { msg: string; times?: number }[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });

let app: Awaited<ReturnType<typeof createApp>>;
let origin: string;
beforeAll(async () => {
  app = await createApp({
    log,
    trustedOrigins: new Set(),
    ready: () => Promise.resolve(failing.list.length === 0 ? true : failing.list),
    outage: {
      limitMs: LIMIT_MS,
      isDown: () => false,
      onDown: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  app.get('/hangs', () => new Promise(() => {}));
  app.get('/late', () => pause(2 * LIMIT_MS, { answer: 'late' }));
  const patient = { config: { waitsMs: 60_000 } };
  app.get('/waits', patient, () => pause(2 * LIMIT_MS, { answer: 'in time' }));
  app.get('/hangs-patiently', patient, () => new Promise(() => {}));
  app.get('/streams', (_request, response) => {
    response.hijack();
    response.raw.writeHead(200);
    response.raw.write('begun, ');
    setTimeout(() => response.raw.end('and ended'), 2 * LIMIT_MS);
  });
  app.get('/breaks', () => {
    throw Object.assign(new DatabaseError('shutting down', 0, 'error'), { code: '57P01' });
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = async (path: string) => {
  const began = performance.now();
  const answer = await fetch(origin + path);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - began };
};

test.each(['/hangs', '/late'])(
  '%s is answered in time with 503, and when to come again',
  async (path) => {
    const { status, headers, text, ms } = await ask(path);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(JSON.parse(text).error.code).toBe('unavailable');
    expect(ms).toBeLessThan(LIMIT_MS + 1_500);
    // What the handler says too late goes nowhere.
    await pause(2 * LIMIT_MS);
  },
);

test('a call that waits by intent may do so, and streams last as long as they like', async () => {
  expect((await ask('/waits')).text).toContain('in time');
  expect((await ask('/streams')).text).toBe('begun, and ended');
});

test('what is under way when the database goes down is answered at once', async () => {
  const answers = [ask('/hangs-patiently'), ask('/hangs-patiently')];
  while (listeners.size < 2) await pause(5);
  for (const listener of listeners) listener();
  for (const { status, text } of await Promise.all(answers)) {
    expect(status).toBe(503);
    expect(text).toContain('the database does not answer');
  }
  expect(listeners.size).toBe(0);
});

test('requests that fail for want of the database are 503, and one line in the log', async () => {
  lines.length = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/breaks')));
  for (const { status, text } of answers) {
    expect(status).toBe(503);
    expect(JSON.parse(text).error.code).toBe('unavailable');
    expect(text).not.toContain('shutting down');
  }
  expect(lines.filter(({ msg }) => msg.startsWith('requests failed'))).toHaveLength(1);
});

test('/readyz names what is missing', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  failing.list = ['the database does not answer'];
  const { status, text } = await ask('/readyz');
  expect(status).toBe(503);
  expect(JSON.parse(text).error).toEqual({
    code: 'starting',
    message: 'not ready: the database does not answer',
  });
  failing.list = [];
});
