import { drawFault } from '@touchline/domain/bonus/jackpot-draw';
import { minor } from '@touchline/domain/money';
import type { JackpotHitReply, JackpotProofReply, JackpotReply } from '@touchline/wire/jackpots';
import type { OwnHitReply, OwnJackpotReply } from '@touchline/wire/calls/operator-jackpots';
import { aLine } from '@touchline/testkit/builders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SITE } from '../book/testing/book-database';
import { jackpotDifferences } from '../bonus/jackpots/jackpot-differences';
import { keepJackpotTimes } from '../bonus/jackpots/jackpots';
import { drawDigest, hashOfSeed } from '../bonus/jackpots/seeds';
import { tellPools } from '../bonus/jackpots/tell-pools';
import { balanceOf } from '../wallet/balance';
import { reconcile } from '../wallet/reconcile';
import { aSingle, operatorServer, type OperatorServer } from './testing/operator-server';

let server: OperatorServer;
let match: number;
beforeAll(async () => {
  const site = { ...SITE, featureFlags: ['jackpots' as const], vipTimes: 3 };
  server = await operatorServer({ site });
  match = await server.aMatchToBetOn();
});
afterAll(() => server.close());
/** Each test has a jackpot of its own. */
beforeEach(async () => {
  await server.book.pool.query(`update jackpot_levels set state = 'paused' where state = 'active'`);
});

interface Created {
  dry_run: boolean;
  jackpot: OwnJackpotReply | null;
  touches: object;
}

/** Hit by every bet. */
const MINI = {
  code: 'mini',
  names: { en: 'Mini', de: 'Kleiner' },
  share: 10_000,
  start_amount: 1000,
  hit_every: 1,
};
const A_JACKPOT = {
  texts: {
    en: { name: 'Four corners', terms: 'Every bet.' },
    de: { name: 'Vier Ecken', terms: 'Jede Wette.' },
  },
  currency: 'EUR',
  levels: [MINI],
};
const create = (body: object = {}) =>
  server.operate<Created>('POST', '/jackpots', { ...A_JACKPOT, ...body });

async function aJackpot(body: object = {}): Promise<number> {
  const { body: reply } = await create(body);
  return reply.data.jackpot?.jackpot.id ?? 0;
}

/** A bet of 10.00 on a match of its own choice; answers with the hit it makes of the newest jackpot. */
async function aHit(playerId: number): Promise<number> {
  expect((await server.place(playerId, [aSingle(match, 1000)])).status).toBe(200);
  const { body } = await server.operate<OwnHitReply[]>('GET', '/jackpot-hits?limit=500');
  return body.data.findLast((each) => each.player_id === playerId)?.hit.id ?? 0;
}

async function get<T>(path: string, playerId: number | null = null, locale = 'en') {
  const headers = new Headers({ 'accept-language': locale });
  if (playerId !== null) headers.set('cookie', `touchline_session=${playerId}`);
  const answer = await fetch(`${server.address}/sportsbook/api/v2${path}`, { headers });
  return { status: answer.status, body: (await answer.json()) as { data: T } };
}
const jackpotNow = async (id: number) => (await get<JackpotReply>(`/jackpots/${id}`)).body.data;
const hits = async (query: string, playerId: number | null = null) =>
  (await get<JackpotHitReply[]>(`/jackpot-hits${query}`, playerId)).body.data;
const sound = async () => {
  expect(await reconcile(server.book.db)).toEqual([]);
  expect(await jackpotDifferences(server.book.db)).toEqual([]);
};
const toldTo = async (channel: string, event: string) => {
  const { rows } = await server.book.pool.query<{ message: Record<string, unknown> }>(
    'select message from outbox where channel = $1 and event_name = $2 order by id',
    [channel, event],
  );
  return rows.map(({ message }) => message);
};

test.each([
  ['no level', { levels: [] }, 'body.levels'],
  ['a code twice', { levels: [MINI, MINI] }, 'body.levels'],
  ['a code that is no word', { levels: [{ ...MINI, code: 'a:b' }] }, 'body.levels.0.code'],
  ['a share above a tenth', { levels: [{ ...MINI, share: 100_001 }] }, 'body.levels.0.share'],
  ['no chance', { levels: [{ ...MINI, hit_every: 0 }] }, 'body.levels.0.hit_every'],
  [
    'a ceiling below its beginning',
    { levels: [{ ...MINI, must_drop_at: 1000 }] },
    'body.levels.0.must_drop_at',
  ],
  [
    'a level without an English name',
    { levels: [{ ...MINI, names: {} }] },
    'body.levels.0.names.en',
  ],
  ['a currency nobody has', { currency: 'XXX' }, 'body.currency'],
  [
    'an end before its beginning',
    { starts_at: '2026-05-01T00:00:00Z', ends_at: '2026-04-01T00:00:00Z' },
    'body.ends_at',
  ],
])('a jackpot with %s is refused by the name of its field', async (_title, body, field) => {
  const answer = await create(body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field } } });
});

test('a dry run says what the last week would have given, and does nothing', async () => {
  const [one, other] = [await server.aBettor(), await server.aBettor()];
  const before = await create({ dry_run: true });
  for (const playerId of [one, one, other]) await server.place(playerId, [aSingle(match, 2000)]);
  const { body } = await create({ dry_run: true });
  const was = before.body.data.touches as { players: number; stakes: number };
  expect(body.data).toMatchObject({
    dry_run: true,
    jackpot: null,
    touches: { players: was.players + 2, stakes: was.stakes + 6000, start_amount: 1000 },
  });
  const { body: none } = await create({ dry_run: true, terms: { country_codes: ['NZ'] } });
  expect(none.data.touches).toMatchObject({ players: 0, stakes: 0, contributions: 0 });
  expect((await server.operate<unknown[]>('GET', '/jackpots')).body.data).toEqual([]);
});

test('from the bet over the approval to the money: pools, hits, proofs and what is told', async () => {
  const id = await aJackpot();
  const committed = await jackpotNow(id);
  expect(committed).toMatchObject({
    name: 'Four corners',
    amount: 1000,
    pool_amount: 1000,
    hits_amount: 0,
    levels: [{ code: 'mini', name: 'Mini', pool_amount: 1000, state: 'active' }],
    seed: { number: 1 },
  });
  const playerId = await server.aBettor(100_000);
  const hitId = await aHit(playerId);
  // What waits for a decision is nobody's business yet, not even the winner's.
  expect(await hits('?for_user=true', playerId)).toEqual([]);
  expect((await get(`/jackpot-hits/${hitId}/proof`)).status).toBe(404);
  expect(await jackpotNow(id)).toMatchObject({
    amount: 2010,
    pool_amount: 1000,
    hits_amount: 1010,
  });
  const { body: approved } = await server.operate<OwnHitReply>(
    'POST',
    `/jackpot-hits/${hitId}/approve`,
  );
  expect(approved.data).toMatchObject({
    player_id: playerId,
    cause: 'drawn',
    hit: { id: hitId, amount: 1010, status: 'paid', level: { code: 'mini', name: 'Mini' } },
    decided_by: 'operator',
  });
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(100_000n - 1000n + 1010n);
  const again = await server.operate('POST', `/jackpot-hits/${hitId}/approve`);
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
  const channel = `$user:${playerId}`;
  expect((await toldTo(channel, 'bonus_issued')).at(-1)).toMatchObject({
    bonus: { id: hitId, type: 'jackpot' },
  });
  expect((await toldTo(channel, 'notification')).at(-1)).toMatchObject({
    notification: { type: 'jackpot', body: 'You have won €10.10. It is in your account.' },
  });
  const { body: proof } = await get<JackpotProofReply>(`/jackpot-hits/${hitId}/proof`);
  const { seed, bet_id: betId, level_code: code, cause } = proof.data;
  expect(seed.hash).toBe(committed.seed?.hash);
  const draw = {
    seedHash: seed.hash,
    cause,
    stake: minor(proof.data.stake),
    pool: minor(proof.data.pool),
    ceiling: null,
    hitEvery: minor(proof.data.hit_every),
  };
  const computed = {
    seedHash: hashOfSeed(seed.value),
    digest: drawDigest(seed.value, betId, code),
  };
  expect(drawFault(draw, computed)).toBeNull();
  expect((await jackpotNow(id)).seed).toMatchObject({ number: 2 });
  await sound();
});

test('hits are told without names; the winner’s own are unseen until they are marked', async () => {
  await aJackpot();
  const [winner, other] = [await server.aBettor(), await server.aBettor()];
  const ids: number[] = [];
  for (const playerId of [winner, winner, other]) ids.push(await aHit(playerId));
  for (const id of ids) await server.operate('POST', `/jackpot-hits/${id}/approve`);
  const [theirs, second, first] = await hits('?limit=3');
  expect(first?.user_hash).toMatch(/^[0-9a-f]{16}$/);
  expect(second?.user_hash).toBe(first?.user_hash);
  expect(theirs?.user_hash).not.toBe(first?.user_hash);
  const own = (await hits('?for_user=true&unseen=true', winner)).map(({ id }) => id);
  expect(own).toEqual([ids[1], ids[0]]);
  const mark = (playerId: number, id = 0) =>
    server.ask(playerId, '/v2/bonuses/mark-as-seen', { bonuses: [{ id, type: 'jackpot' }] });
  await mark(other, ids[0]);
  expect(await hits('?for_user=true&unseen=true', winner)).toHaveLength(2);
  await mark(winner, ids[0]);
  expect((await hits('?for_user=true&unseen=true', winner)).map(({ id }) => id)).toEqual([ids[1]]);
  expect(await hits('?for_user=true', winner)).toMatchObject([{ seen: false }, { seen: true }]);
  // Nobody is shown what others have won.
  expect((await hits('?limit=3', other)).map(({ seen }) => seen)).toEqual([false, true, true]);
  expect(await hits('?for_user=true')).toEqual([]);
});

test('a list of hits holds ten unless said, of one jackpot where that is asked for', async () => {
  const first = await aJackpot();
  const playerId = await server.aBettor();
  for (let count = 0; count < 11; count += 1) {
    await server.operate('POST', `/jackpot-hits/${await aHit(playerId)}/approve`);
  }
  expect(await hits('')).toHaveLength(10);
  expect(await hits(`?jackpot_id=${first}&limit=500`)).toHaveLength(11);
  expect(await hits(`?jackpot_id=${first}&limit=2&status=paid`)).toHaveLength(2);
  expect(await hits(`?jackpot_id=${first}&status=approved`)).toEqual([]);
  expect((await get('/jackpot-hits?status=initial')).status).toBe(400);
  expect((await get('/jackpot-hits?limit=501')).status).toBe(400);
});

test('what a declined hit has won goes back to its pool, and the decision is logged', async () => {
  const id = await aJackpot();
  const playerId = await server.aBettor(100_000);
  const hitId = await aHit(playerId);
  const declined = await server.operate<OwnHitReply>('POST', `/jackpot-hits/${hitId}/decline`, {
    reason: 'a wrong price',
  });
  expect(declined.body.data).toMatchObject({ hit: { status: 'declined' }, paid_at: null });
  expect(await jackpotNow(id)).toMatchObject({ amount: 2010, pool_amount: 2010, hits_amount: 0 });
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(99_000n);
  expect(await hits('?for_user=true', playerId)).toEqual([]);
  const { rows } = await server.book.pool.query(
    `select action, player_id, details ->> 'reason' as reason from operator_log order by id desc limit 1`,
  );
  expect(rows).toEqual([
    { action: 'jackpot_hit_declined', player_id: playerId, reason: 'a wrong price' },
  ]);
  await sound();
});

test('a jackpot that ends keeps what a hit may bring back until that is decided', async () => {
  const id = await aJackpot();
  const hitId = await aHit(await server.aBettor());
  const end = await server.operate<OwnJackpotReply>('POST', `/jackpots/${id}/end`, {});
  expect(end.body.data).toMatchObject({
    jackpot: { seed: null, pool_amount: 1000, levels: [{ state: 'finished' }] },
    bets: 1,
    fed_amount: 10,
    waiting_hits: 1,
  });
  expect((await server.operate('POST', `/jackpots/${id}/end`, {})).status).toBe(409);
  await server.operate('POST', `/jackpot-hits/${hitId}/decline`, { reason: 'a wrong price' });
  expect(await jackpotNow(id)).toMatchObject({ pool_amount: 2010 });
  await keepJackpotTimes(server.book.db, new Date());
  expect(await jackpotNow(id)).toMatchObject({ pool_amount: 0 });
  const listed = (await get<JackpotReply[]>('/jackpots')).body.data;
  expect(listed.map((each) => each.id)).not.toContain(id);
  await sound();
});

test('who wins in a currency without an account gets one', async () => {
  await aJackpot({ currency: 'GBP' });
  const playerId = await server.aBettor();
  const hitId = await aHit(playerId);
  await server.operate('POST', `/jackpot-hits/${hitId}/approve`);
  expect(await balanceOf(server.book.db, playerId, 'GBP')).toBe(1008n);
});

test('a bet that waits for a decision feeds and is drawn for once it is approved', async () => {
  const id = await aJackpot();
  const playerId = await server.aBettor(10_000_000, { is_vip: true });
  const placed = await server.place(playerId, [aSingle(match, 1_500_000)]);
  const [bet] = placed.body.data;
  expect(bet).toMatchObject({ status: 'submitted', used_in_jackpot: false });
  expect(await jackpotNow(id)).toMatchObject({ amount: 1000 });
  const approved = await server.operate('POST', `/bets/${bet?.id}/approve`);
  expect(approved).toMatchObject({
    status: 200,
    body: { data: { bet: { used_in_jackpot: true } } },
  });
  expect(await jackpotNow(id)).toMatchObject({ amount: 17_000, hits_amount: 16_000 });
  const rejected = await server.place(playerId, [aSingle(match, 1_500_000)]);
  await server.operate('POST', `/bets/${rejected.body.data[0]?.id}/reject`);
  expect(await jackpotNow(id)).toMatchObject({ amount: 17_000 });
  await sound();
});

test('all pages are told of pools that have changed, once', async () => {
  await tellPools(server.book.db);
  const id = await aJackpot({ levels: [{ ...MINI, hit_every: 10 ** 15 }] });
  const told = async () =>
    (await toldTo('updates', 'tournament_pool_changed')).filter((each) => each['id'] === id);
  await tellPools(server.book.db);
  await tellPools(server.book.db);
  expect(await told()).toMatchObject([{ type: 'jackpot', amount: 1000 }]);
  const playerId = await server.aBettor();
  for (const _ of [1, 2]) await server.place(playerId, [aSingle(match, 1000)]);
  await tellPools(server.book.db);
  await server.operate('POST', `/jackpots/${id}/pause`, {});
  await tellPools(server.book.db);
  expect((await told()).slice(1)).toMatchObject([
    { amount: 1020, pool_amount: 1020, levels: [{ code: 'mini', pool_amount: 1020 }] },
    { amount: 1020, levels: [{ state: 'paused' }] },
  ]);
});

test('the slip is told what it feeds, and why not', async () => {
  const fed = await aJackpot();
  const picky = await aJackpot({ terms: { min_odds: 3000 } });
  await aLine(server.book.pool, { matchId: match, marketId: 18, specifier: 'total=2.5' });
  const bet = {
    type: 'single',
    currency: 'EUR',
    stake: 2550,
    selections: aSingle(match, 1).selections,
  };
  const answer = await server.ask<unknown>(await server.aBettor(), '/v2/jackpots', { bets: [bet] });
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
  const id = await aJackpot();
  const { body } = await get<JackpotReply>(`/jackpots/${id}`, null, 'de');
  expect(body.data).toMatchObject({ name: 'Vier Ecken', terms: 'Jede Wette.' });
  expect(body.data.levels[0]?.name).toBe('Kleiner');
});

test.each([
  ['pause', { level: 'mini' }],
  ['resume', {}],
])('%s answers for what is not there', async (how, body) => {
  const answer = await server.operate('POST', `/jackpots/987654/${how}`, body);
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  const id = await aJackpot();
  const level = await server.operate('POST', `/jackpots/${id}/${how}`, { level: 'grand' });
  expect(level.status).toBe(404);
});
