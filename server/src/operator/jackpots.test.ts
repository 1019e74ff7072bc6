import { aLine } from '@touchline/testkit/betting/rows';
import { tellPools } from '../bonus/jackpots/tell-pools';
import type { JackpotReply } from '@touchline/wire/jackpots';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type JackpotDesk, jackpotDesk, MINI } from '@touchline/testkit/operator/jackpot-desk';
import { aSingle } from '@touchline/testkit/operator/operator-server';

let desk: JackpotDesk;
beforeAll(async () => {
  desk = await jackpotDesk();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.pauseAll());

test.each([
  ['no level', { levels: [] }, 'body.levels'],
  ['a code twice', { levels: [MINI, MINI] }, 'body.levels'],
  ['a code that is no word', { levels: [{ ...MINI, code: 'a:b' }] }, 'body.levels.0.code'],
  ['a share above a tenth', { levels: [{ ...MINI, share: 100_001 }] }, 'body.levels.0.share'],
  ['no chance', { levels: [{ ...MINI, hit_every: 0 }] }, 'body.levels.0.hit_every'],
  [
    'a ceiling below its beginning',
    { levels: [{ ...MINI, must_drop_at: 900 }] },
    'body.levels.0.must_drop_at',
  ],
  [
    'a level without an English name',
    { levels: [{ ...MINI, names: {} }] },
    'body.levels.0.names.en',
  ],
  ['more than is staked', { levels: [{ ...MINI, hit_every: 900 }] }, 'body.levels'],
  [
    'a ceiling that is reached at once',
    { levels: [{ ...MINI, must_drop_at: 901 }] },
    'body.levels',
  ],
  ['a currency nobody has', { currency: 'ZZZ' }, 'body.currency'],
  [
    'an end before its beginning',
    { starts_at: '2026-05-01T00:00:00Z', ends_at: '2026-04-01T00:00:00Z' },
    'body.ends_at',
  ],
])('a jackpot with %s is refused by the name of its field', async (_title, body, field) => {
  const answer = await desk.create(body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field } } });
});

test('a dry run says what the last week would have given, and does nothing', async () => {
  const [one, other] = [await desk.server.aBettor(), await desk.server.aBettor()];
  const before = await desk.create({ dry_run: true });
  for (const playerId of [one, one, other])
    await desk.server.place(playerId, [aSingle(desk.match, 2000)]);
  const { body } = await desk.create({ dry_run: true });
  const was = before.body.data.touches as { players: number; stakes: number };
  expect(body.data).toMatchObject({
    dry_run: true,
    jackpot: null,
    touches: { players: was.players + 2, stakes: was.stakes + 6000, start_amount: 900 },
  });
  const { body: none } = await desk.create({ dry_run: true, terms: { country_codes: ['NZ'] } });
  expect(none.data.touches).toMatchObject({ players: 0, stakes: 0, contributions: 0 });
  expect((await desk.server.operate<unknown[]>('GET', '/jackpots')).body.data).toEqual([]);
});

test('a bet that waits for a decision feeds and is drawn for once it is approved', async () => {
  const id = await desk.aJackpot();
  const playerId = await desk.server.aBettor(10_000_000, { is_vip: true });
  const placed = await desk.server.place(playerId, [aSingle(desk.match, 1_500_000)]);
  const [bet] = placed.body.data;
  expect(bet).toMatchObject({ status: 'submitted', used_in_jackpot: false });
  expect(await desk.jackpotNow(id)).toMatchObject({ amount: 900 });
  const approved = await desk.server.operate('POST', `/bets/${bet?.id}/approve`);
  expect(approved).toMatchObject({
    status: 200,
    body: { data: { bet: { used_in_jackpot: true } } },
  });
  expect(await desk.jackpotNow(id)).toMatchObject({ amount: 16_800, hits_amount: 15_900 });
  const rejected = await desk.server.place(playerId, [aSingle(desk.match, 1_500_000)]);
  await desk.server.operate('POST', `/bets/${rejected.body.data[0]?.id}/reject`);
  expect(await desk.jackpotNow(id)).toMatchObject({ amount: 16_800 });
  await desk.sound();
});

test('all pages are told of pools that have changed, once', async () => {
  await tellPools(desk.server.book.db);
  const id = await desk.aJackpot({ levels: [{ ...MINI, hit_every: 10 ** 15 }] });
  const told = async () =>
    (await desk.toldTo('updates', 'tournament_pool_changed')).filter((each) => each['id'] === id);
  await tellPools(desk.server.book.db);
  await tellPools(desk.server.book.db);
  expect(await told()).toMatchObject([{ type: 'jackpot', amount: 900 }]);
  const playerId = await desk.server.aBettor();
  for (const _ of [1, 2]) await desk.server.place(playerId, [aSingle(desk.match, 1000)]);
  await tellPools(desk.server.book.db);
  await desk.server.operate('POST', `/jackpots/${id}/pause`, {});
  await tellPools(desk.server.book.db);
  expect((await told()).slice(1)).toMatchObject([
    { amount: 920, pool_amount: 920, levels: [{ code: 'mini', pool_amount: 920 }] },
    { amount: 920, levels: [{ state: 'paused' }] },
  ]);
});

test('the slip is told what it feeds, and why not', async () => {
  const fed = await desk.aJackpot();
  const picky = await desk.aJackpot({ terms: { min_odds: 3000 } });
  await aLine(desk.server.book.pool, { matchId: desk.match, marketId: 18, specifier: 'total=2.5' });
  const bet = {
    type: 'single',
    currency: 'EUR',
    stake: 2550,
    selections: aSingle(desk.match, 1).selections,
  };
  const answer = await desk.server.ask(await desk.server.aBettor(), '/v2/jackpots', {
    bets: [bet],
  });
  expect(answer.body.data).toEqual([
    {
      fed: [
        {
          id: fed,
          name: 'Four corners',
          currency: 'EUR',
          levels: [{ code: 'mini', contribution: 25 }],
        },
      ],
      not_fed: [{ id: picky, name: 'Four corners', code: 'odds_too_low', selections: [0] }],
    },
  ]);
});

test('names and terms are told in the language of whoever asks, else in English', async () => {
  const id = await desk.aJackpot();
  const { body } = await desk.get<JackpotReply>(`/jackpots/${id}`, null, 'de');
  expect(body.data).toMatchObject({ name: 'Vier Ecken', terms: 'Jede Wette.' });
  expect(body.data.levels[0]?.name).toBe('Kleiner');
});

test.each([
  ['pause', { level: 'mini' }],
  ['resume', {}],
])('%s answers for what is not there', async (how, body) => {
  const answer = await desk.server.operate('POST', `/jackpots/987654/${how}`, body);
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  const id = await desk.aJackpot();
  const level = await desk.server.operate('POST', `/jackpots/${id}/${how}`, { level: 'grand' });
  expect(level.status).toBe(404);
});
