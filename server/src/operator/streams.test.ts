import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SITE } from '@touchline/testkit/betting/book-database';
import { operatorServer, type OperatorServer } from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;
let matchId: number;
beforeAll(async () => {
  server = await operatorServer({ site: { ...SITE, streamOrigins: ['https://tv.example'] } });
});
afterAll(() => server.close());
beforeEach(async () => {
  matchId = await server.aMatchToBetOn();
});

const add = (body: object, id = matchId) =>
  server.operate<{ id: number }>('POST', `/matches/${id}/streams`, body);
const watched = async (path: 'streams' | 'video') => {
  const answer = await fetch(`${server.address}/sportsbook/api/v2/matches/${matchId}/${path}`);
  return (await answer.json()) as { data: unknown; barred: string | null };
};
const isShown = async () => {
  const { rows } = await server.book.pool.query<{ has_video: boolean; version: string }>(
    'select has_video, version from matches where id = $1',
    [matchId],
  );
  return rows[0]?.has_video;
};
const url = 'https://tv.example/a/live.m3u8?token=1';

test('a stream that is added is there for players, shown on the card, told to lists and written down', async () => {
  expect(await isShown()).toBe(false);
  const added = await add({ url, name: 'Camera 2' });
  expect(added).toMatchObject({
    status: 200,
    body: { data: { url, type: 'hls', name: 'Camera 2', countries: null, match_id: matchId } },
  });
  expect(await watched('streams')).toEqual({
    data: [{ url, type: 'hls', name: 'Camera 2' }],
    barred: null,
  });
  expect(await watched('video')).toMatchObject({ data: { url } });
  expect(await isShown()).toBe(true);
  const { rows } = await server.book.pool.query(
    `select message from outbox where channel = 'updates' and event_name = 'match_changed'
     and (message ->> 'match_id')::integer = $1`,
    [matchId],
  );
  expect(rows).toHaveLength(1);
  const { body } = await server.operate<object[]>('GET', '/log?action=stream_added');
  expect(body.data[0]).toMatchObject({ details: { match_id: matchId, url, name: 'Camera 2' } });
  const listed = await server.operate<object[]>('GET', `/matches/${matchId}/streams`);
  expect(listed.body.data).toEqual([added.body.data]);
});

test('it is taken away again, and the match is shown no more', async () => {
  const { id } = (await add({ url })).body.data;
  expect((await server.operate('DELETE', `/streams/${id}`)).status).toBe(200);
  expect(await watched('streams')).toEqual({ data: [], barred: null });
  expect(await isShown()).toBe(false);
  expect((await server.operate('DELETE', `/streams/${id}`)).status).toBe(404);
  const { body } = await server.operate<object[]>('GET', '/log?action=stream_removed');
  expect(body.data[0]).toMatchObject({ details: { match_id: matchId, url } });
});

test('it is shown where its rights are, and nowhere else', async () => {
  await add({ url, countries: ['DE', 'AT'] });
  expect((await watched('streams')).data).toEqual([]);
});

test('the same stream twice is refused', async () => {
  await add({ url: '/streams/pitch.m3u8' });
  expect((await add({ url: '/streams/pitch.m3u8' })).status).toBe(409);
});

describe('an address that pages cannot play is refused by its field', () => {
  test.each([
    ['of an origin that the site does not name', 'https://other.example/live.m3u8'],
    ['without encryption', 'http://tv.example/live.m3u8'],
    ['of another scheme', 'javascript:alert(1)//a.m3u8'],
    ['of whatever site the page is on', '//tv.example/live.m3u8'],
    ['of a folder above', '/\\tv.example/live.m3u8'],
    ['that is no playlist', 'https://tv.example/live.mp4'],
    ['whose playlist is only in its query', 'https://tv.example/?a=live.m3u8'],
    ['that is none', 'https://:0/live.m3u8'],
  ])('%s', async (_what, wrong) => {
    expect(await add({ url: wrong })).toMatchObject({
      status: 400,
      body: { error: { field: 'body.url' } },
    });
  });
});

test.each([
  ['countries that are none', { countries: ['Germany'] }, 'body.countries.0'],
  ['no countries', { countries: [] }, 'body.countries'],
  ['a name with signs that control', { name: 'a\u0000' }, 'body.name'],
])('%s are refused', async (_what, more, field) => {
  const answer = await add({ url, ...more });
  expect(answer).toMatchObject({ status: 400, body: { error: { field } } });
});

test('a match that is not there has none', async () => {
  expect((await add({ url }, 999_999)).status).toBe(404);
  expect((await server.operate('GET', '/matches/999999/streams')).status).toBe(404);
});
