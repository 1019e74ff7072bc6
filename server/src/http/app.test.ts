import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app';

const LONG = 'odds '.repeat(1000);

let app: FastifyInstance;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  app = await createApp({ log, trustedOrigins: new Set(), ready: async () => true });
  app.get('/long', () => ({ LONG }));
  app.post('/echo', (request) => ({ body: request.body }));
});
afterAll(() => app.close());

test.each([
  ['an unknown address', 'GET', '/nowhere', 404, 'not_found'],
  ['a method that an address does not have', 'PUT', '/long', 404, 'not_found'],
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
