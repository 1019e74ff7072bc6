import { expect, onTestFinished, test } from 'vitest';
import { createFeedCounters } from '../counters';
import { type ApiHttpOptions, ApiRefusal, createApiHttp } from './http';
import { type Answer, type Asked, openApiServer } from '@touchline/testkit/feed/api/api-server';

async function api(
  answers: (asked: Asked) => Answer | undefined,
  options: Partial<ApiHttpOptions> = {},
) {
  const server = await openApiServer(answers);
  onTestFinished(() => server.close());
  const counters = createFeedCounters();
  const http = createApiHttp({
    baseUrl: server.baseUrl,
    token: 'secret',
    provider: 'betradar',
    backoffMs: 5,
    counters,
    ...options,
  });
  const counted = () =>
    Object.fromEntries(counters.samples().map(({ labels, value }) => [labels['outcome'], value]));
  return { ...server, http, counted };
}

/** Answers one after the other; the last one for good. */
function inOrder(...answers: Answer[]): () => Answer | undefined {
  return () => (answers.length > 1 ? answers.shift() : answers[0]);
}

test('the token goes along with every request', async () => {
  const { http, asked } = await api(() => '<a/>');
  await http.get('/users/whoami.xml');
  await http.post('/custombet/calculate', '<b/>');
  expect(
    asked.map(({ method, path, body, headers }) => [method, path, body, headers['x-access-token']]),
  ).toEqual([
    ['GET', '/v1/users/whoami.xml', '', 'secret'],
    ['POST', '/v1/custombet/calculate', '<b/>', 'secret'],
  ]);
});

test.each([500, 502, 503, 429])('after %i it asks again', async (status) => {
  const { http, asked, counted } = await api(inOrder({ status }, { status }, '<a/>'));
  expect((await http.get('/x')).name).toBe('a');
  expect(asked.length).toBe(3);
  expect(counted()).toEqual({ [status]: 2, 200: 1 });
});

test('it waits as long as the API asks for, and no longer than a minute', async () => {
  const busy = { status: 429, headers: { 'retry-after': '0.2' } };
  const { http } = await api(inOrder(busy, '<a/>'));
  const began = performance.now();
  await http.get('/x');
  expect(performance.now() - began).toBeGreaterThan(190);
  const always = await api(() => ({ status: 503, headers: { 'retry-after': '86400' } }), {
    attempts: 1,
  });
  await expect(always.http.get('/x')).rejects.toMatchObject({ retryAfterMs: 60_000 });
});

test.each([400, 401, 403, 404, 409])(
  '%i is final, and said in the words of the API',
  async (status) => {
    const body = '<response response_code="OUCH"><message>no such thing</message></response>';
    const { http, asked } = await api(() => ({ status, body }));
    await expect(http.get('/x')).rejects.toMatchObject({
      status,
      message: `GET /x: ${status} OUCH no such thing`,
    });
    expect(asked.length).toBe(1);
  },
);

test('it asks no more often than it may', async () => {
  const { http, asked } = await api(() => ({ status: 500 }), { attempts: 3 });
  await expect(http.get('/x')).rejects.toMatchObject({ status: 500 });
  expect(asked.length).toBe(3);
});

test('an answer that does not come is given up, and asked for again', async () => {
  const { http, asked, counted } = await api(inOrder({ never: true }, '<a/>'), { timeoutMs: 50 });
  expect((await http.get('/x')).name).toBe('a');
  expect(asked.length).toBe(2);
  expect(counted()).toEqual({ 0: 1, 200: 1 });
});

test('nobody there is a refusal like any other', async () => {
  const http = createApiHttp({
    baseUrl: 'http://127.0.0.1:1/v1',
    token: 't',
    provider: 'x',
    attempts: 2,
    backoffMs: 1,
  });
  await expect(http.get('/x')).rejects.toThrow(ApiRefusal);
  await expect(http.get('/x')).rejects.toMatchObject({ status: 0 });
});

test.each([
  ['too large', `<a b="${'x'.repeat(2000)}"/>`, 413],
  ['no XML', 'hello', 422],
  ['a document type', '<!DOCTYPE a><a/>', 422],
  ['empty', '', 422],
  ['not UTF-8', Buffer.from([0x3c, 0x61, 0xff]), 422],
])('an answer that is %s is refused, once', async (_what, body, status) => {
  const { http, asked } = await api(() => ({ status: 200, body }), { bytes: 1000 });
  await expect(http.get('/x')).rejects.toMatchObject({ status });
  expect(asked.length).toBe(1);
});

test('it follows where the API sends it, and takes the token nowhere else', async () => {
  const other = await openApiServer(() => '<a/>');
  onTestFinished(() => other.close());
  const { http, paths } = await api(({ path }) => {
    if (path === '/v1/near') return { status: 302, headers: { location: '/v1/pre/there' } };
    if (path === '/v1/far') return { status: 302, headers: { location: `${other.baseUrl}/y` } };
    if (path === '/v1/round') return { status: 302, headers: { location: '/v1/round' } };
    return '<a/>';
  });
  await expect(http.get('/near')).resolves.toMatchObject({ name: 'a' });
  expect(paths()).toEqual(['GET /v1/near', 'GET /v1/pre/there']);
  await expect(http.get('/far')).rejects.toMatchObject({ status: 302 });
  await expect(http.get('/round')).rejects.toMatchObject({ status: 302 });
  expect(other.asked).toEqual([]);
});

test('a request that is taken without a word has been taken', async () => {
  const { http } = await api(() => ({ status: 202 }));
  await expect(http.post('/recovery')).resolves.toMatchObject({ children: [] });
});

test('what goes beyond the budget of a minute waits for its turn', async () => {
  const { http, asked } = await api(() => '<a/>', { perMinute: 600 });
  const began = performance.now();
  const all = Array.from({ length: 604 }, () => http.get('/x'));
  await Promise.all(all.slice(0, 600));
  const early = performance.now() - began;
  await Promise.all(all);
  expect(asked.length).toBe(604);
  expect(performance.now() - began).toBeGreaterThanOrEqual(350);
  expect(early).toBeLessThan(20_000);
});
