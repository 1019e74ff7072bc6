import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneSignal } from './one-signal';
import type { PushMessage } from './sending';

let answer = { status: 200, body: '' };
const server = createServer((_asked, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const MESSAGE: PushMessage = {
  many: 'Bets settled: {count}',
  notification: {
    id: 1,
    title: 'Bet won',
    body: 'Your bet pays 20.',
    caption: 'Bet',
    type: 'bet',
    object_type: 'bet',
    object_id: 7,
    read: false,
    created_at: '2026-03-01T12:00:00.000Z',
  },
  key: '9e107d9d-372b-4b68-8b2e-1f0f0f0f0f0f',
  ttlSeconds: 60,
};

function send() {
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  const service = oneSignal({ appId: 'app', apiKey: 'key', apiUrl });
  return service.send({ address: '1dd608f2-c6a1-41e3-851d-000c2940e62c', keys: null }, MESSAGE);
}

test.each([
  ['a message that was made is taken', 200, '{"id":"e664a747"}', 'taken'],
  ['nobody subscribed is a subscription that has ended', 200, '{"id":"","errors":["…"]}', 'gone'],
  ['a wrong key is refused', 403, '{"errors":["Access denied"]}', 'refused'],
  ['an unknown app is refused, and the subscription stays', 404, '{}', 'refused'],
  ['too much is put off', 429, '{"errors":["API rate limit exceeded."]}', 'put_off'],
  ['a failure is put off', 500, 'oops', 'put_off'],
  ['an answer that is none is put off', 200, '<html>', 'put_off'],
])('%s', async (_rule, status, body, was) => {
  answer = { status, body };
  expect((await send()).was).toBe(was);
});
