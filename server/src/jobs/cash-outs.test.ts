import { userChannel } from '@touchline/wire/push/channels';
import { pushEvent } from '@touchline/wire/push/events';
import { aProducer } from '@touchline/testkit/betting/rows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefresher } from '../book/cash-out/refresh-offers';
import {
  cashOutBook,
  type CashOutBook,
  FAIR_SITE,
} from '@touchline/testkit/cash-out/cash-out-book';
import { startCashOuts } from './cash-outs';

let book: CashOutBook;
let logged: object[] = [];
beforeEach(async () => {
  book = await cashOutBook({ jointChance: () => Promise.resolve(0.4) });
  logged = [];
});
afterEach(async () => {
  expect(logged).toEqual([]);
  await book.close();
});

const NOW = new Date('2026-03-01T12:00:00Z');
const log = { error: (details: object) => void logged.push(details) };
const deps = () => ({
  db: book.db,
  clock: { now: () => NOW },
  site: FAIR_SITE,
  jointChance: () => Promise.resolve(null),
  log,
});

/** What players were told since the last look: bet, and its value or why it has none. */
async function told(): Promise<[number, number | string | null][]> {
  const { rows } = await book.pool.query(
    `with taken as (delete from outbox returning *) select * from taken
     where event_name = 'bet_cashout_changed' order by id`,
  );
  return rows.map(({ event_name, message }) => {
    pushEvent.parse({ event_name, message });
    return [message.bet_id, message.to_cashout ?? message.cashout_reason];
  });
}

async function aBet(p: number | null = 0.6) {
  const matchId = await book.matchAt(p);
  const playerId = await book.player();
  return { matchId, playerId, id: await book.betOn(playerId, [matchId]) };
}

test('a value is told when it is new and when it changes, and not otherwise', async () => {
  const { round } = createRefresher(deps());
  const [one, other] = [await aBet(), await aBet(null)];
  await round();
  expect(await told()).toEqual([
    [one.id, 1200],
    [other.id, 'no_probability'],
  ]);
  await round();
  await book.chance(one.matchId, { p: 0.6 });
  await round();
  expect(await told()).toEqual([]);
  await book.chance(one.matchId, { p: 0.55 });
  await round();
  expect(await told()).toEqual([[one.id, 1100]]);
  const listed = await book.server.ask('/../v3/bets', { playerId: one.playerId });
  expect(listed.data).toMatchObject([{ to_cashout: 1100, cashout_at: NOW.toISOString() }]);
});

test('bets on a match that is being settled are looked at after it', async () => {
  const { round } = createRefresher(deps());
  const { matchId, id } = await aBet();
  await round();
  await book.pool.query(
    `insert into settlement_queue (match_id, market_id, specifier) values ($1, 1, 'elsewhere')`,
    [matchId],
  );
  await told();
  await book.chance(matchId, { p: 0.55 });
  await round();
  expect(await told()).toEqual([]);
  await book.pool.query('delete from settlement_queue');
  await round();
  expect(await told()).toEqual([[id, 1100]]);
});

test('what is told goes to the player alone', async () => {
  const { round } = createRefresher(deps());
  const { playerId } = await aBet();
  await round();
  const { rows } = await book.pool.query(
    `select channel from outbox where event_name = 'bet_cashout_changed'`,
  );
  expect(rows).toEqual([{ channel: userChannel(playerId) }]);
});

test('only bets on lines that changed are looked at', async () => {
  const { round } = createRefresher(deps());
  const { matchId, id } = await aBet();
  await round();
  await told();
  const silent = (p: number) =>
    book.pool.query(
      `update markets set outcomes = jsonb_set(outcomes, '{1,p}', to_jsonb($2::numeric)) where match_id = $1`,
      [matchId, p],
    );
  await silent(0.5);
  await book.pool.query('update matches set version = version + 1 where id = $1', [matchId]);
  await round();
  expect(await told()).toEqual([]);
  await book.chance(matchId, { p: 0.5 });
  await round();
  expect(await told()).toEqual([[id, 1000]]);
});

test('a match that ends and a producer that goes down or comes back touch all of their bets', async () => {
  const { round } = createRefresher(deps());
  const [one, other] = [await aBet(), await aBet()];
  await round();
  await told();
  await book.pool.query('update matches set status = 3, version = version + 1 where id = $1', [
    one.matchId,
  ]);
  await round();
  expect(await told()).toEqual([[one.id, 'suspended']]);
  await aProducer(book.pool, 1, 'down');
  await round();
  expect(await told()).toEqual([[other.id, 'suspended']]);
  await aProducer(book.pool, 1, 'active');
  await round();
  expect(await told()).toEqual([[other.id, 1200]]);
});

test('a bet that was opened again or cashed out in part is told afresh', async () => {
  const { round } = createRefresher(deps());
  const { matchId, playerId, id } = await aBet();
  await round();
  await book.settle(matchId, 'win_entire');
  await round();
  await told();
  await book.settle(matchId, null);
  await round();
  expect(await told()).toEqual([[id, 'suspended']]);
  await book.chance(matchId, { p: 0.6 });
  await book.pool.query('update markets set status = 1 where match_id = $1', [matchId]);
  await round();
  expect(await told()).toEqual([[id, 1200]]);
  const part = { stake: 500 };
  const cashout_id = '0b7f3a8e-58a5-4d0c-8a0e-0f0c4e1c9d11';
  await book.cashOut(playerId, { bet_id: id, to_cashout: 1200, part, cashout_id });
  await round();
  expect(await told()).toEqual([]);
  await book.chance(matchId, { p: 0.5 });
  await round();
  expect(await told()).toEqual([[id, 500]]);
});

test.each([
  [
    'cashed out in part',
    (bet_id: number, playerId: number) =>
      book.cashOut(playerId, {
        bet_id,
        to_cashout: 1,
        part: { stake: 500 },
        cashout_id: '7a51d9a4-6d7c-4e39-a1a5-6e8a43ab2f10',
      }),
    1000n,
  ],
  [
    'settled in part',
    (bet_id: number) =>
      book.pool.query('update bets set cashout_stale = true where id = $1', [bet_id]),
    1500n,
  ],
])(
  'a value is not told of a bet that was %s since it was worked out',
  async (_how, meanwhile, worth) => {
    const playerId = await book.player();
    const [id] = await book.customBetOf(playerId);
    let happens: (() => Promise<unknown>) | null = () => meanwhile(id, playerId);
    const jointChance = async () => {
      const [now, happensNow] = [happens, happens !== null];
      happens = null;
      await now?.();
      return happensNow ? 0.4 : 0.3;
    };
    const { round } = createRefresher({ ...deps(), jointChance });
    await round();
    expect((await told()).map(([, value]) => value)).not.toContain(2000);
    await round();
    const { rows } = await book.pool.query('select to_cashout from bets where id = $1', [id]);
    expect(rows).toEqual([{ to_cashout: worth }]);
  },
);

test('a server that starts looks at every open bet once', async () => {
  const { matchId, id } = await aBet();
  await createRefresher(deps()).round();
  await told();
  await book.pool.query(
    `update markets set outcomes = jsonb_set(outcomes, '{1,p}', '0.5') where match_id = $1`,
    [matchId],
  );
  await createRefresher(deps()).round();
  expect(await told()).toEqual([[id, 1000]]);
});

test('more bets than are looked at in one go are all told', async () => {
  const { matchId, playerId, id } = await aBet();
  await book.pool.query(
    `with copies as (
       insert into bets (player_id, placement_id, ordinal, type, status, currency, stake, win_amount, odds)
       select player_id, gen_random_uuid(), 0, type, status, currency, stake, win_amount, odds
       from bets, generate_series(1, 1200) where id = $1 returning id)
     insert into bet_selections (bet_id, ordinal, match_id, market_id, specifier, outcome_id, odds)
     select id, 0, $2, 1, '', '1', 2000 from copies`,
    [id, matchId],
  );
  const { round } = createRefresher(deps());
  await round();
  expect(await told()).toHaveLength(1201);
  await book.chance(matchId, { p: 0.5 });
  await round();
  expect(await told()).toHaveLength(1201);
  expect(await book.bet(playerId, id)).toMatchObject({ to_cashout: 1000 });
});

test('a bet that cannot be valued is logged, and its neighbours are told', async () => {
  const { round } = createRefresher(deps());
  const [good, bad] = [await aBet(), await aBet()];
  await book.pool.query('delete from bet_selections where bet_id = $1', [bad.id]);
  await book.pool.query(`update bets set type = 'never_heard_of' where id = $1`, [bad.id]);
  await round();
  expect(await told()).toEqual([[good.id, 1200]]);
  expect(logged).toMatchObject([{ bet: bad.id }]);
  logged = [];
});

test('the job keeps other bets fresh while nobody says what custom bets are worth', async () => {
  const { matchId, id } = await aBet();
  await book.customBetOf(await book.player());
  let tell = () => {};
  const chance = new Promise<null>((resolve) => (tell = () => resolve(null)));
  const about = { ...deps(), pool: book.pool, jointChance: () => chance };
  const job = startCashOuts({ ...about, everyMs: 20 });
  const sent: unknown[] = [];
  const untilTold = async (news: [number, number]) => {
    await vi.waitFor(
      async () => expect(sent.push(...(await told())) && sent).toContainEqual(news),
      5000,
    );
  };
  await untilTold([id, 1200]);
  await book.chance(matchId, { p: 0.5 });
  await untilTold([id, 1000]);
  tell();
  await job.stop();
});

test('the job keeps values fresh until it is stopped, on one server at a time', async () => {
  const { matchId, id } = await aBet();
  const start = () => startCashOuts({ ...deps(), pool: book.pool, everyMs: 20 });
  const jobs = [start(), start()];
  const sent: unknown[] = [];
  const next = async () => {
    await vi.waitFor(async () => {
      const news = await told();
      expect(news).not.toEqual([]);
      sent.push(...news);
    });
  };
  await next();
  await book.chance(matchId, { p: 0.5 });
  await next();
  await Promise.all(jobs.map((job) => job.stop()));
  expect(sent).toEqual([
    [id, 1200],
    [id, 1000],
  ]);
  await book.chance(matchId, { p: 0.4 });
  const { rows } = await book.pool.query('select to_cashout from bets where id = $1', [id]);
  expect(rows).toEqual([{ to_cashout: 1000n }]);
});
