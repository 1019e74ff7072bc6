import { aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import type { ReadOf } from '@touchline/wire/calls/call';
import type { listStreams } from '@touchline/wire/calls/match-details';
import { expect, test } from 'vitest';
import { NOW, SITE } from '@touchline/testkit/betting/book-database';
import { bookServer } from '@touchline/testkit/betting/book-server';

test('where only players watch, visitors are told to sign in, and only for what there is', async () => {
  const watching = { who: 'players' as const, closedCountries: new Set<string>() };
  const server = await bookServer({ site: { ...SITE, watching } });
  const [shown, silent] = [await aMatch(server.pool), await aMatch(server.pool)];
  await server.pool.query(
    `insert into match_streams (match_id, url, added_at, added_by)
     values ($1, '/streams/pitch.m3u8', $2, 'ops')`,
    [shown, NOW],
  );
  const watch = async (id: number, playerId: number | null) => {
    const path = `/matches/${id}/streams`;
    return (await server.ask<ReadOf<typeof listStreams>>('GET', path, { playerId })).body;
  };
  expect(await watch(shown, null)).toEqual({ data: [], barred: 'sign_in' });
  expect(await watch(silent, null)).toEqual({ data: [], barred: null });
  expect(await watch(shown, await aPlayer(server.pool))).toMatchObject({
    data: [{ url: '/streams/pitch.m3u8', type: 'hls' }],
    barred: null,
  });
  await server.close();
});

test('a site that shows no video has no streams', async () => {
  const server = await bookServer({ site: { ...SITE, isVideoShown: false } });
  const id = await aMatch(server.pool);
  await server.pool.query(
    `update matches set has_video = true, stream_url = '/streams/pitch.m3u8' where id = $1`,
    [id],
  );
  const { body } = await server.ask('GET', `/matches/${id}/streams`);
  expect(body).toEqual({ data: [], barred: null });
  await server.close();
});
