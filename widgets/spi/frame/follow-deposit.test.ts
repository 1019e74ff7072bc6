import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followDeposit } from './follow-deposit';
import type { Seen } from './watch-deposit';

type Look = Seen['window'];

let server: Server;
let origin: string;
let states: (string | null)[];
let asked: (string | undefined)[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url);
    const state = states.length > 1 ? states.shift() : states[0];
    if (state === null) response.writeHead(502).end('<html>');
    else response.end(JSON.stringify({ data: { state } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
});

/** What is said while the window is seen like this, one look after the other; then it is closed. */
async function said(looks: Look[], given: (string | null)[]) {
  states = given;
  const heard: string[] = [];
  let closed = 0;
  let now = 0;
  await followDeposit({ backendOrigin: origin, apiPrefix: '/api' }, 'd/1', {
    payWindow: { look: () => looks.shift() ?? 'closed', close: () => (closed += 1) },
    say: (says) => heard.push(says),
    now: () => now,
    pause: async (ms) => {
      now += ms;
    },
  });
  return { heard, closed: closed > 0, after: now };
}

test('a payment that is made in its window ends with the window', async () => {
  const end = await said(['open', 'open', 'returned'], ['pending', 'pending', 'success']);
  expect(end).toEqual({ heard: ['success'], closed: true, after: 2000 });
  expect(asked).toEqual(Array(3).fill('/api/deposits/d%2F1'));
});

test('a payment that takes its time is pending first, once, and then what it comes to', async () => {
  const given = ['pending', 'pending', 'pending', 'error'];
  const end = await said(['open', 'returned'], given);
  expect(end).toMatchObject({ heard: ['pending', 'error'], closed: true });
});

test('a window that was closed is told, and a payment that comes all the same is told too', async () => {
  const end = await said(['open'], ['pending', 'pending', 'pending', 'success']);
  expect(end).toMatchObject({ heard: ['window_closed', 'success'] });
});

test('a platform that does not answer for a while is asked again', async () => {
  expect(await said(['open', 'open', 'open'], ['pending', null, 'success'])).toMatchObject({
    heard: ['success'],
  });
});

test('a payment of which nothing is heard is given up after ten minutes', async () => {
  const { heard, after } = await said(['open'], ['pending']);
  expect(heard).toEqual(['window_closed']);
  expect(after).toBeGreaterThan(600_000);
  expect(after).toBeLessThan(620_000);
});
