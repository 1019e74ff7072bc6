import { minor } from '@touchline/domain/money';
import { aLine, aMatch, settleLine } from '@touchline/testkit/betting/rows';
import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../wallet/balance';
import {
  aSingle,
  operatorServer,
  type OperatorServer,
} from '@touchline/testkit/operator/operator-server';
import { settleOnce } from '../bets/settle-bets';
import { DEFAULT_LIMITS } from '../site';
import { aBet, aSelection, fund, NOW, SITE } from '@touchline/testkit/betting/book-database';
import { exposureDifferences } from './exposure-differences';
import { keepExposures } from './keep-exposures';

let server: OperatorServer;

/** An event may cost 100.00. */
const EUR = { ...DEFAULT_LIMITS['EUR']!, maxExposure: minor(10_000) };
const USD = { ...DEFAULT_LIMITS['USD']!, maxExposure: minor(10_000) };
const site = { ...SITE, limits: { EUR, USD } };

beforeAll(async () => {
  server = await operatorServer({ site });
});
afterAll(() => server.close());

async function costOf(matchId: number): Promise<number> {
  const path = `/matches/${matchId}/exposure`;
  const answer = await server.operate<{ currency: string; liability: number }[]>('GET', path);
  return answer.body.data.find(({ currency }) => currency === 'EUR')?.liability ?? 0;
}

async function settle(matchId: number, results: Record<string, string> | null): Promise<void> {
  await settleLine(server.book.pool, { matchId }, results);
  while (await settleOnce(server.book.db, NOW));
}

const agrees = async () => expect(await exposureDifferences(server.book.db)).toEqual([]);

async function largestOf(playerId: number, bet: ReturnType<typeof aBet>): Promise<number> {
  const { stake: _stake, ...asked } = bet;
  const sent = { ...asked, currency: 'EUR', auto_accept_odds_change: 'none' };
  const told = await server.ask<{ max_stake: { value: number } }>(
    playerId,
    '/v2/bets/max-stake',
    sent,
  );
  return told.body.data.max_stake.value;
}

test('a bet over the exposure gets the largest stake that is taken, as max-stake tells it', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  expect((await server.place(playerId, [aSingle(match, 4000)])).status).toBe(200);
  expect(await costOf(match)).toBe(4000);
  const before = await balanceOf(server.book.db, playerId, 'EUR');
  const over = await server.place(playerId, [aSingle(match, 6001)], 'de');
  expect(over.status).toBe(422);
  expect(over.body.error.data.errors_by_bet).toEqual([
    {
      code: BET_ERROR.stakeAboveMax,
      localized_message: expect.stringMatching(/^Der größte Einsatz ist 60,00\s€\.$/),
      selections: [],
      limit: 6000,
    },
  ]);
  expect(await balanceOf(server.book.db, playerId, 'EUR')).toBe(before);
  expect(await largestOf(playerId, aSingle(match, 1))).toBe(6000);
  expect((await server.place(playerId, [aSingle(match, 6000)])).status).toBe(200);
  expect(await largestOf(playerId, aSingle(match, 1))).toBe(0);
  await agrees();
});

test('stakes on the other outcomes of a line make room, those on other lines do not', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  await aLine(server.book.pool, { matchId: match, marketId: 29, odds: { 74: 2000, 76: 2000 } });
  await server.place(playerId, [aSingle(match, 10_000)]);
  const yes = { market_id: 29, outcome_id: '74', odds: 2000 };
  const other = aBet([aSelection({ match_id: match, ...yes })]);
  expect((await server.place(playerId, [other])).status).toBe(422);
  const draw = aSingle(match, 1000, ['2', 3500]);
  expect((await server.place(playerId, [draw])).status).toBe(200);
  expect(await costOf(match)).toBe(9000);
  expect((await server.place(playerId, [other])).status).toBe(200);
  await agrees();
});

test('an outcome of a double chance makes no room: it wins together with others', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  await aLine(server.book.pool, { matchId: match, marketId: 10, odds: { 9: 1500, 10: 1500 } });
  const chance = (outcome_id: string) =>
    aBet([aSelection({ match_id: match, market_id: 10, outcome_id, odds: 1500 })]);
  for (const id of ['9', '10']) {
    expect((await server.place(playerId, [chance(id)])).status).toBe(200);
  }
  expect(await costOf(match)).toBe(1000);
});

test('bets of one placement count one after the other, and a combo counts on each of its events', async () => {
  const playerId = await server.aBettor();
  const [one, two] = [await server.aMatchToBetOn(), await server.aMatchToBetOn()];
  const answer = await server.place(playerId, [aSingle(one, 6000), aSingle(one, 6000)]);
  const [first, second] = answer.body.error.data.errors_by_bet;
  expect([first, second?.limit]).toEqual([null, 4000]);
  expect(await costOf(one)).toBe(0);
  const legs = [one, two].map((match_id) => aSelection({ match_id }));
  const combo = (value: number) => aBet(legs, { stake: { value, currency: 'EUR' } });
  await server.place(playerId, [combo(1000)]);
  expect([await costOf(one), await costOf(two)]).toEqual([3000, 3000]);
  const over = await server.place(playerId, [combo(2334)]);
  expect(over.body.error.data.errors_by_bet[0]?.limit).toBe(2333);
  await agrees();
});

test('the largest stake of a combo is taken, and one more is not', async () => {
  const playerId = await server.aBettor();
  const legs: ReturnType<typeof aSelection>[] = [];
  for (const price of [1001, 2000]) {
    const match_id = await aMatch(server.book.pool);
    await aLine(server.book.pool, { matchId: match_id, odds: { 1: price } });
    legs.push(aSelection({ match_id, odds: price }));
  }
  const combo = (value: number) => aBet(legs, { stake: { value, currency: 'EUR' } });
  await server.place(playerId, [combo(1234)]);
  const most = await largestOf(playerId, combo(1));
  const over = await server.place(playerId, [combo(most + 1)]);
  expect(over.body.error.data.errors_by_bet[0]?.limit).toBe(most);
  expect((await server.place(playerId, [combo(most)])).status).toBe(200);
});

test('currencies are counted apart', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  await server.place(playerId, [aSingle(match, 10_000)]);
  await fund(server.book.db, playerId, 20_000, 'USD');
  const inDollars = (value: number) =>
    server.place(playerId, [
      aBet([aSelection({ match_id: match })], { stake: { value, currency: 'USD' } }),
    ]);
  expect((await inDollars(10_001)).body.error.data.errors_by_bet[0]?.limit).toBe(10_000);
  expect((await inDollars(10_000)).status).toBe(200);
});

test('a settled bet makes room again, and a result that is taken back counts it once more', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  await server.place(playerId, [aSingle(match, 4000)]);
  await settle(match, { 1: 'win_entire', 2: 'lose_entire', 3: 'lose_entire' });
  expect(await costOf(match)).toBe(0);
  await agrees();
  await settle(match, null);
  expect(await costOf(match)).toBe(4000);
  await agrees();
});

test('what is left of a bet after a part was cashed out is what it costs', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  const placed = await server.place(playerId, [aSingle(match, 4000, ['2', 3500])]);
  const [bet] = placed.body.data;
  expect(await costOf(match)).toBe(10_000);
  const cashedOut = (stake: number, win: number) =>
    server.book.db.transaction().execute(async (tx) => {
      const counted = { cashed_out_stake: BigInt(stake), cashed_out_paid: 900n };
      const row = tx.updateTable('bets').set({ ...counted, win_amount: BigInt(win + 900) });
      await row.where('id', '=', bet!.id).execute();
      await keepExposures(tx, [bet!.id]);
      await keepExposures(tx, [bet!.id]);
    });
  await cashedOut(1000, 10_500);
  expect(await costOf(match)).toBe(7500);
  await cashedOut(0, 14_000);
  await agrees();
});

test('fifty players at once never take an event over its cap, and use all of it', async () => {
  const [match, beside] = [await server.aMatchToBetOn(), await server.aMatchToBetOn()];
  const players = await Promise.all(Array.from({ length: 50 }, () => server.aBettor(10_000)));
  const answers = await Promise.all(
    players.map((playerId, at) => {
      // Half of them name a second event, in either order: nobody waits for each other for ever.
      const legs = [match, beside].map((match_id) => aSelection({ match_id }));
      const combo = aBet(at % 4 === 1 ? legs : legs.toReversed());
      return server.place(playerId, [at % 2 === 0 ? aSingle(match, 1000) : combo]);
    }),
  );
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 422);
  expect(taken.length + refused.length).toBe(50);
  const cost = await costOf(match);
  expect(cost).toBeLessThanOrEqual(10_000);
  // A single costs 10.00 and a combo 30.00: whatever came first, no further single fits.
  expect(cost).toBeGreaterThan(9_000);
  expect(cost).toBe(
    taken.reduce((sum, { body }) => sum + (body.data[0]?.type === 'combo' ? 3000 : 1000), 0),
  );
  await agrees();
}, 60_000);

test('bets that are placed while others are settled leave what all of them add up to', async () => {
  const [match, beside] = [await server.aMatchToBetOn(), await server.aMatchToBetOn()];
  const playerId = await server.aBettor();
  const legs = [match, beside].map((match_id) => aSelection({ match_id }));
  const combo = aBet(legs, { stake: { value: 100, currency: 'EUR' } });
  for (let count = 0; count < 10; count += 1) await server.place(playerId, [combo]);
  const players = await Promise.all(Array.from({ length: 20 }, () => server.aBettor(10_000)));
  const placing = players.map((each) => server.place(each, [aSingle(beside, 300)]));
  const settling = (async () => {
    for (const results of [{ 1: 'lose_entire' }, null, { 1: 'win_entire' }, { 1: 'lose_entire' }]) {
      await settle(match, results);
    }
  })();
  const answers = await Promise.all(placing);
  await settling;
  expect(answers.map(({ status }) => status)).toEqual(players.map(() => 200));
  expect([await costOf(match), await costOf(beside)]).toEqual([0, 6000]);
  await agrees();
}, 60_000);

test('every kind of damage is found', async () => {
  const playerId = await server.aBettor();
  const match = await server.aMatchToBetOn();
  const placed = await server.place(playerId, [aSingle(match, 4000)]);
  const { pool } = server.book;
  await pool.query('update event_exposures set liability = 1 where match_id = $1', [match]);
  await pool.query('update exposure_outcomes set staked = staked + 1 where match_id = $1', [match]);
  await pool.query(`update bets set status = 'done' where id = $1`, [placed.body.data[0]?.id]);
  expect(await exposureDifferences(server.book.db)).toEqual([
    { kind: 'liability', event: match, currency: 'EUR', kept: 1n, counted: 3999n },
    { kind: 'exposure', event: match, currency: 'EUR', line: '1/', outcome: '1' },
    { kind: 'exposed_bet', bet: placed.body.data[0]?.id, status: 'done' },
  ]);
});

test('an event that nobody has bet on costs nothing, one that is not there is not found', async () => {
  const match = await server.aMatchToBetOn();
  const path = `/matches/${match}/exposure`;
  expect((await server.operate('GET', path)).body.data).toEqual([]);
  expect((await server.operate('GET', '/matches/999999999/exposure')).status).toBe(404);
});
