import { listBets } from '@touchline/wire/calls/bets';
import { listSports } from '@touchline/wire/calls/catalogue';
import { getPlayer, signOut } from '@touchline/wire/calls/platform';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ApiError, createApi, type Fetch } from './api';

const apiOver = (reach: Fetch) =>
  createApi({
    sportsbookOrigin: 'http://book.test',
    platformOrigin: 'http://platform.test',
    locale: 'pt-BR',
    fetch: reach,
  });

test('every call says which locale the page speaks', async () => {
  const asked: RequestInit[] = [];
  const api = apiOver(async (_address, init) => {
    asked.push(init ?? {});
    const pagination = { total: 0, page: 1, limit: 500, last_page: 1 };
    return Response.json({ data: [], pagination });
  });
  await api.call(listSports);
  expect(asked[0]?.headers).toMatchObject({ 'accept-language': 'pt-BR' });
});

test('a call that is cancelled is not told as an error of the server', async () => {
  const api = apiOver(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('cancelled')));
      }),
  );
  const leaving = new AbortController();
  const called = api.call(listBets, {}, leaving.signal);
  leaving.abort();
  await expect(called).rejects.toThrow('cancelled');
  await expect(called).rejects.not.toBeInstanceOf(ApiError);
});

/** A server that says how long its answer is and sends a part of it; then `after` decides. */
async function halfAnswering(after: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
    response.write('{"data":', () => after(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const api = createApi({ sportsbookOrigin: origin, platformOrigin: origin, locale: 'en' });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { api, close };
}

test('SPEC §8: an answer that breaks off in its middle is none, as where no connection was', async () => {
  const { api, close } = await halfAnswering((response) => response.destroy());
  try {
    const called = api.call(getPlayer);
    await expect(called).rejects.toMatchObject({ name: 'ApiError', status: 0, exchange: null });
  } finally {
    close();
  }
});

test('a call that is cancelled in the middle of its answer is not told as an error of the server', async () => {
  const leaving = new AbortController();
  const { api, close } = await halfAnswering(() => leaving.abort());
  try {
    const called = api.call(listBets, {}, leaving.signal);
    await expect(called).rejects.toMatchObject({ name: 'AbortError' });
  } finally {
    close();
  }
});

test('calls of the platform send credentials and the app header, those of the sportsbook stay at home', async () => {
  const asked = new Map<string, RequestInit>();
  const api = apiOver(async (address, init) => {
    asked.set(`${init?.method} ${address}`, init ?? {});
    return Response.json({ error: { code: 'internal', message: '' } }, { status: 500 });
  });
  for (const each of [getPlayer, signOut, listSports]) {
    await expect(api.call(each)).rejects.toBeInstanceOf(ApiError);
  }
  const sent = [...asked].map(([address, { credentials, headers }]) => [
    new URL(address.split(' ')[1] ?? '').host,
    credentials,
    new Headers(headers).get('x-app'),
  ]);
  expect(sent).toEqual([
    ['platform.test', 'include', 'sportsbook'],
    ['platform.test', 'include', 'sportsbook'],
    ['book.test', 'same-origin', null],
  ]);
});

const CODES = [200, 301, 302, 307, 400, 401, 403, 404, 405, 410, 500];

test.each(CODES)(
  'SPEC §8: an answer of %i is the reply, or an error that says so',
  async (status) => {
    const ended: number[] = [];
    const error = { code: status === 401 ? 'unauthorized' : 'internal', message: 'no' };
    const answer = { ok: status === 200, status, text: async () => JSON.stringify({ error }) };
    const api = createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      isTrusted: true,
      fetch: async () => answer,
      onUnauthorized: () => ended.push(status),
    });
    const called = api.call(listSports);
    if (status === 200) await called;
    else await expect(called).rejects.toMatchObject({ name: 'ApiError', status });
    expect(ended).toEqual(status === 401 ? [401] : []);
  },
);

test.each([
  ['no JSON', '<html>Bad gateway</html>'],
  ['JSON of another shape', '{"message":"no"}'],
  ['an error of another shape', '{"error":{"code":{},"message":7}}'],
])('an error that is %s is told all the same', async (_what, text) => {
  const api = apiOver(async () => ({ ok: false, status: 502, text: async () => text }));
  await expect(api.call(listSports)).rejects.toMatchObject({
    status: 502,
    error: { code: 'internal', message: text },
  });
});
