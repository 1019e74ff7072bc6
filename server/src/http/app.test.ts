import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { errorReply } from '@touchline/wire/errors';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app';
import { answerUnreadable } from './node-errors';

const LONG = 'odds '.repeat(1000);

let app: FastifyInstance;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  app = await createApp({ log, trustedOrigins: new Set(), ready: async () => true });
  app.get('/long', () => ({ LONG }));
  app.post('/echo', (request) => ({ body: request.body }));
  app.get('/thing/:id', () => ({}));
  app.delete('/thing/:id', () => ({}));
  // Begins to answer, and is never done.
  app.get('/slow', (_request, response) => {
    const body = new PassThrough();
    body.write('begun');
    return response.send(body);
  });
  app.get('/pages/*', () => ({}));
  app.post('/pages/call', () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test.each([
  ['an unknown address', 'GET', '/nowhere', 404, 'not_found'],
  ['a method that an address does not have', 'PUT', '/long', 405, 'method_not_allowed'],
  ['a method that nothing has', 'TRACE' as 'PUT', '/long', 405, 'method_not_allowed'],
  ['a word that is no method of ours', 'PROPFIND' as 'PUT', '/echo', 405, 'method_not_allowed'],
  ['an address that is only like one', 'PUT', '/thing/', 404, 'not_found'],
  ['an address that cannot be decoded', 'GET', '/%E0%A4%A', 400, 'bad_request'],
] as const)(
  '%s is answered in the one shape of errors',
  async (_what, method, url, status, code) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.code).toBe(code);
  },
);

test.each([
  ['POST', '/thing/7', 'DELETE, GET, HEAD'],
  ['GET', '/pages/call?of=7', 'POST'],
  ['HEAD', '/echo', 'POST'],
] as const)('%s %s says which methods there are: %s', async (method, url, allow) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
});

test.each([
  ['GET', '/pages/any/page', 200],
  ['OPTIONS', '/thing/7', 204],
] as const)('%s %s is answered as before', async (method, url, status) => {
  expect((await app.inject({ method, url })).statusCode).toBe(status);
});

/** What comes back for bytes that no client of ours would send. */
function answerTo(bytes: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

test.each([
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nhost: us\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['what is no HTTP', 'hello?\r\n\r\n', 400],
  ['a header that is none', 'GET / HTTP/1.1\r\nhost us\r\n\r\n', 400],
  [
    'two lengths',
    'POST /echo HTTP/1.1\r\nhost: us\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
  ['no host', 'GET /long HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  [
    'an expectation',
    'GET /long HTTP/1.1\r\nhost: us\r\nexpect: tea\r\nconnection: close\r\n\r\n',
    417,
  ],
])(
  '%s is answered in the one shape of errors, though Node answers it',
  async (_what, bytes, status) => {
    const answer = await answerTo(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/json');
    expect(errorReply.parse(JSON.parse(body)).error.code).toBe('bad_request');
  },
);

test('a request that takes too long is told so', () => {
  const socket = new PassThrough();
  answerUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' } as NodeJS.ErrnoException, socket);
  expect(String(socket.read())).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test('what follows an answer that is under way does not get into it', async () => {
  const answer = await answerTo('GET /slow HTTP/1.1\r\nhost: us\r\n\r\nnonsense\r\n\r\n');
  expect(answer.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test.each([
  ['that is too long', JSON.stringify('x'.repeat(300_000)), 413],
  ['that reaches for a prototype', '{"__proto__":{"admin":true}}', 400],
  ['that is half a document', '{"a":', 400],
])('a body %s is refused in the one shape of errors', async (_what, payload, status) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/echo', payload, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error.code).toBe('bad_request');
});

test('every reply is what its type says, and tells other sites only our origin', async () => {
  for (const url of ['/long', '/nowhere', '/healthz']) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});

test.each([
  ['https://bets.example', 'max-age=31536000'],
  ['http://localhost:3000', undefined],
  [undefined, undefined],
])('at %s browsers are told of HTTPS alone: %s', async (origin, told) => {
  const log = pino({ level: 'silent' });
  const about = { log, trustedOrigins: new Set<string>(), ready: async () => true };
  const there = await createApp({ ...about, ...(origin !== undefined && { origin }) });
  const answers = [await there.inject('/healthz'), await there.inject('/nowhere')];
  for (const { headers } of answers) expect(headers['strict-transport-security']).toBe(told);
  await there.close();
});

test('a text is compressed for whoever can read it', async () => {
  const small = await app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(JSON.stringify({ LONG }));
  const plain = await app.inject({ url: '/long' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual({ LONG });
});
