import { minor } from '@touchline/domain/money';
import { settleLine } from '@touchline/testkit/betting/rows';
import type { BetReply } from '@touchline/wire/bets';
import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { balanceOf } from '../wallet/balance';
import { reconcile } from '../wallet/reconcile';
import { settleOnce } from '../book/bets/settle-bets';
import { exposureDifferences } from '../book/limits/exposure-differences';
import { DEFAULT_LIMITS } from '../book/site';
import { NOW, SITE } from '@touchline/testkit/betting/book-database';
import { startExpiring } from '../jobs/expire-submitted';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';

let server: OperatorServer;

/** At most 50.00 a bet, which pays at most 150.00; a VIP may ask for three times as much. An event costs 60.00. */
const EUR = {
  ...DEFAULT_LIMITS['EUR']!,
  max: minor(5000),
  maxPayout: minor(15_000),
  maxExposure: minor(6000),
};
const site = { ...SITE, limits: { EUR }, vipTimes: 3 };

beforeAll(async () => {
  server = await operatorServer({ site });
});
afterEach(async () => {
  expect(await exposureDifferences(server.book.db)).toEqual([]);
  expect(await reconcile(server.book.db)).toEqual([]);
});
afterAll(() => server.close());

const MINUTE = 60_000;
/** How bets of tests are placed. */
const MADE = { device_id: 'test', quick: false, type: 'single' };

async function aVip(): Promise<number> {
  const playerId = await server.aBettor(100_000);
  await server.operate('PUT', `/players/${playerId}/vip`, { is_vip: true });
  return playerId;
}

interface Submitted {
  playerId: number;
  match: number;
  bet: BetReply;
}

/** A bet of 100.00 that waits for a decision. */
async function submitted(): Promise<Submitted> {
  const [playerId, match] = [await aVip(), await server.aMatchToBetOn()];
  const placed = await server.place(playerId, [aSingle(match, 10_000)]);
  const [bet] = placed.body.data;
  if (!bet) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
  return { playerId, match, bet };
}

/** What of its event is over the cap is taken knowingly. */
const decide = (bet: { id: number }, how: 'approve' | 'reject') =>
  server.operate<{ player_id: number; bet: BetReply }>(
    'POST',
    `/bets/${bet.id}/${how}`,
    how === 'approve' ? { force: true } : undefined,
  );

const balance = (playerId: number) => balanceOf(server.book.db, playerId, 'EUR');

/** What the player's page was told last of the bet. */
async function toldOf(playerId: number): Promise<object | undefined> {
  const row = await server.book.db
    .selectFrom('outbox')
    .select('message')
    .where('channel', '=', `$user:${playerId}`)
    .where('event_name', '=', 'bet_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.message;
}

/** What the player's notifications are about. */
async function noticesOf(playerId: number): Promise<object[]> {
  const notices = server.book.db.selectFrom('notifications').select('facts');
  const rows = await notices.where('player_id', '=', playerId).orderBy('id').execute();
  return rows.map(({ facts }) => facts);
}

test('a VIP beyond the usual limits has the bet taken for a decision, with its stake held', async () => {
  const { playerId, match, bet } = await submitted();
  expect(bet).toMatchObject({ status: 'submitted', is_vip: true, stake: { value: 10_000 } });
  expect(await balance(playerId)).toBe(90_000n);
  expect(await toldOf(playerId)).toMatchObject({ bet: { status: 'submitted', is_vip: true } });
  expect((await server.operate('GET', `/matches/${match}/exposure`)).body.data).toEqual([]);
  const listed = await server.operate<object[]>('GET', '/bets?status=submitted');
  expect(listed.body.data).toContainEqual({ player_id: playerId, bet, meta: MADE });
});

test('within the usual limits, and beyond those of VIPs, a VIP is anybody', async () => {
  const [playerId, match] = [await aVip(), await server.aMatchToBetOn()];
  const usual = await server.place(playerId, [aSingle(match, 5000)]);
  expect(usual.body.data).toMatchObject([{ status: 'waiting_results', is_vip: false }]);
  const { stake: _stake, ...asked } = aSingle(match, 1);
  const most = await server.ask(playerId, '/v2/bets/max-stake', { ...asked, currency: 'EUR' });
  expect(most.body.data).toMatchObject({ max_stake: { value: 15_000 } });
  const over = await server.place(playerId, [aSingle(match, 15_001)]);
  expect(over.body.error.data.errors_by_bet).toMatchObject([
    { code: BET_ERROR.stakeAboveMax, limit: 15_000 },
  ]);
});

test('what a VIP asks for beyond what is left of an event is for somebody to decide on too', async () => {
  const [playerId, match] = [await aVip(), await server.aMatchToBetOn()];
  const place = async (by: number) => server.place(by, [aSingle(match, 4000)]);
  expect((await place(playerId)).body.data).toMatchObject([{ status: 'waiting_results' }]);
  expect((await place(playerId)).body.data).toMatchObject([{ status: 'submitted', is_vip: true }]);
  const other = await server.aBettor(100_000);
  expect((await place(other)).body.error.data.errors_by_bet).toMatchObject([{ limit: 2000 }]);
});

test('who is no VIP is told the usual limit', async () => {
  const [playerId, match] = [await server.aBettor(100_000), await server.aMatchToBetOn()];
  const over = await server.place(playerId, [aSingle(match, 10_000)]);
  expect(over.body.error.data.errors_by_bet).toMatchObject([
    { code: BET_ERROR.stakeAboveMax, limit: 5000 },
  ]);
});

test('an approved bet runs at the odds it was placed at, counts on its event, and is settled', async () => {
  const { playerId, match, bet } = await submitted();
  await server.book.pool.query(
    `update markets set status = -1, outcomes = jsonb_set(outcomes, '{1,odds}', '1500')
     where match_id = $1`,
    [match],
  );
  const approved = await decide(bet, 'approve');
  expect(approved).toMatchObject({
    status: 200,
    body: {
      data: {
        player_id: playerId,
        bet: { id: bet.id, status: 'waiting_results', odds: 2000, is_vip: true },
      },
    },
  });
  expect(await toldOf(playerId)).toMatchObject({ bet: { status: 'waiting_results' } });
  expect(await noticesOf(playerId)).toMatchObject([{ type: 'vip_bet', decision: 'approved' }]);
  const exposure = await server.operate('GET', `/matches/${match}/exposure`);
  expect(exposure.body.data).toEqual([{ currency: 'EUR', liability: 10_000, cap: 6000 }]);
  await settleLine(server.book.pool, { matchId: match }, { 1: 'win_entire', 2: 'lose_entire' });
  while (await settleOnce(server.book.db, NOW));
  expect(await balance(playerId)).toBe(110_000n);
});

test('a rejected bet gives its stake back, wins nothing, and the player is told so', async () => {
  const { playerId, bet } = await submitted();
  const rejected = await decide(bet, 'reject');
  expect(rejected).toMatchObject({
    status: 200,
    body: { data: { bet: { status: 'rejected', stake: bet.stake, win_amount: { value: 0 } } } },
  });
  expect(await balance(playerId)).toBe(100_000n);
  expect(await toldOf(playerId)).toMatchObject({ bet: { status: 'rejected', is_vip: true } });
  expect(await noticesOf(playerId)).toMatchObject([
    { type: 'vip_bet', betId: bet.id, decision: 'rejected' },
  ]);
  const log = await server.operate<object[]>('GET', '/log?limit=1');
  expect(log.body.data).toMatchObject([
    { action: 'bet_rejected', player_id: playerId, bet_id: bet.id, operator: 'operator' },
  ]);
});

test.each([
  ['approve', 'reject'],
  ['approve', 'approve'],
  ['reject', 'approve'],
  ['reject', 'reject'],
] as const)('after %s there is no %s', async (first, second) => {
  const { playerId, bet } = await submitted();
  expect((await decide(bet, first)).status).toBe(200);
  const after = await balance(playerId);
  expect(await decide(bet, second)).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict' } },
  });
  expect(await balance(playerId)).toBe(after);
});

test('of decisions at once one stands, and the stake goes back at most once', async () => {
  const { playerId, bet } = await submitted();
  const hows = Array.from({ length: 10 }, (_, at) =>
    at % 2 === 0 ? ('approve' as const) : ('reject' as const),
  );
  const answers = await Promise.all(hows.map((how) => decide(bet, how)));
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  const isRejected = made[0]?.body.data.bet.status === 'rejected';
  expect(await balance(playerId)).toBe(isRejected ? 100_000n : 90_000n);
});

test.each<[string, (match: number) => Promise<unknown>]>([
  [
    'its line is settled',
    (match) => settleLine(server.book.pool, { matchId: match }, { 1: 'win_entire' }),
  ],
  [
    'its line is cancelled',
    (match) =>
      server.book.pool.query(
        `insert into market_cancels (match_id, market_id, specifier) values ($1, 1, '')`,
        [match],
      ),
  ],
  [
    'its match is over',
    (match) => server.book.pool.query('update matches set status = 4 where id = $1', [match]),
  ],
])('once %s a bet can only be rejected', async (_why, end) => {
  const { playerId, match, bet } = await submitted();
  await end(match);
  while (await settleOnce(server.book.db, NOW));
  expect((await decide(bet, 'approve')).status).toBe(409);
  expect(await balance(playerId)).toBe(90_000n);
  expect((await decide(bet, 'reject')).status).toBe(200);
  expect(await balance(playerId)).toBe(100_000n);
});

test('a bet that nobody decides on is rejected in time, once, and the log says so', async () => {
  const { playerId, bet } = await submitted();
  let now = new Date(NOW.getTime() + 14 * MINUTE);
  const start = () =>
    startExpiring({
      db: server.book.db,
      clock: { now: () => now },
      log: { error: vi.fn() },
      everyMs: MINUTE,
      waitMs: 15 * MINUTE,
    });
  await start().stop();
  expect(await balance(playerId)).toBe(90_000n);
  now = new Date(NOW.getTime() + 16 * MINUTE);
  await Promise.all([start().stop(), start().stop()]);
  expect(await balance(playerId)).toBe(100_000n);
  expect((await decide(bet, 'approve')).status).toBe(409);
  const log = await server.operate<{ bet_id: number }[]>('GET', '/log');
  const told = log.body.data.filter(({ bet_id: id }) => id === bet.id);
  expect(told).toMatchObject([{ action: 'bet_expired', operator: 'schedule' }]);
});

test('bets are listed by status and page, those that wait longest first', async () => {
  const { bet } = await submitted();
  await decide(bet, 'reject');
  const rejected = await server.operate<{ bet: BetReply }[]>(
    'GET',
    '/bets?status=rejected&limit=1',
  );
  expect(rejected.body).toMatchObject({ pagination: { page: 1, limit: 1 } });
  expect(rejected.body.data[0]?.bet.status).toBe('rejected');
  const waiting = await server.operate<{ bet: BetReply }[]>('GET', '/bets');
  expect(waiting.body.data.every((each) => each.bet.status === 'submitted')).toBe(true);
  expect((await server.operate('GET', '/bets?status=lost')).body.error.field).toBe('query.status');
});

test('bets are listed by player, match, number and time, of every status where one of these is named', async () => {
  const { bet, playerId } = await submitted();
  await decide(bet, 'reject');
  await submitted();
  const [leg] = bet.selections;
  const numbersOf = async (query: string) => {
    const { body } = await server.operate<{ bet: BetReply }[]>('GET', `/bets?${query}`);
    return body.data.map((each) => each.bet.id);
  };
  expect(await numbersOf(`player_id=${playerId}`)).toEqual([bet.id]);
  expect(await numbersOf(`id=${bet.id}`)).toEqual([bet.id]);
  expect(await numbersOf(`player_id=${playerId}&match_id=${leg?.match.id}`)).toEqual([bet.id]);
  expect(await numbersOf(`player_id=${playerId}&match_id=999999998`)).toEqual([]);
  expect(await numbersOf('player_id=999999998')).toEqual([]);
  expect(await numbersOf(`player_id=${playerId}&status=submitted`)).toEqual([]);
  const placed = `player_id=${playerId}&from=${bet.created_at}`;
  expect(await numbersOf(placed)).toEqual([bet.id]);
  expect(await numbersOf(`${placed}&to=${bet.created_at}`)).toEqual([]);
  expect(await numbersOf('from=2100-01-01T00:00:00Z')).toEqual([]);
});

test('a bet that is not there is not found, and an id that is none names itself', async () => {
  expect((await decide({ id: 999_999_999 }, 'approve')).status).toBe(404);
  expect((await decide({ id: 999_999_999 }, 'reject')).status).toBe(404);
  const answer = await server.operate('POST', '/bets/one/approve');
  expect(answer).toMatchObject({ status: 400, body: { error: { field: 'params.id' } } });
});
