import { listBets } from '@touchline/wire/calls/bets';
import { listSports } from '@touchline/wire/calls/catalogue';
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
