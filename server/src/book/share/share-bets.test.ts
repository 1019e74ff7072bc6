import { outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor, ONCE } from '@touchline/domain/money';
import { restoreShared, type SharedBet } from '@touchline/domain/slip/restore-shared';
import { emptySlip, type PickedOutcome, selectionsOf } from '@touchline/domain/slip/slip';
import { aLine, aMatch, aPlayer } from '@touchline/testkit/betting/rows';
import { SINGLES_OFFERED, typesOf } from '@touchline/testkit/slip/slip';
import { pickedOutcome } from '@touchline/wire/picked-outcome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, aSelection } from '@touchline/testkit/betting/book-database';
import { type ShareServer, shareServer } from '@touchline/testkit/betting/share-server';

let server: ShareServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.close());

/** Matches with a 1x2 line each, by their ids. */
async function matches(count: number): Promise<number[]> {
  const ids = [];
  for (let each = 0; each < count; each += 1) ids.push(await aMatch(server.book.pool));
  for (const matchId of ids) await aLine(server.book.pool, { matchId });
  return ids;
}

const selectionOf = (matchId: number) => aSelection({ match_id: matchId });
const query = (statement: string, ...values: unknown[]) =>
  server.book.pool.query(statement, values);

type Restored = Awaited<ReturnType<ShareServer['restore']>>;

/** What the slip is told of what a code stands for, as the page tells it. */
function sharedOf({ bets }: Restored) {
  const offered = bets.flatMap((bet) => bet.selections.map(pickedFrom));
  return {
    bets: bets.map((bet): SharedBet => {
      const { type, system_id: id, stake } = bet;
      const system = SYSTEM_TYPES.find((each) => each.id === id)!;
      const kind = type === 'system' ? { type, system } : { type };
      return { kind, stake: stake.value, selections: bet.selections.map(pickedFrom) };
    }),
    offered: new Map(offered.map((each): [OutcomeKey, PickedOutcome] => [outcomeKey(each), each])),
    rate: ONCE,
    stakeCap: minor(4000),
  };
}

type SharedSelection = Restored['bets'][number]['selections'][number];

function pickedFrom({ match, market, outcome }: SharedSelection): PickedOutcome {
  return pickedOutcome(match, market, outcome, outcome.odds);
}

test('a visitor finds the bets that a player shared, as they were shared', async () => {
  const ids = await matches(4);
  const playerId = await aPlayer(server.book.pool);
  const selections = ids.map(selectionOf);
  const code = await server.share(
    [
      aBet(selections.slice(0, 1), { stake: { value: 250, currency: 'USD' } }),
      aBet(selections.slice(0, 2)),
      aBet(selections, { type: 'system', system_id: 402 }),
      aBet(selections.slice(0, 1), { type: 'custom_bet', custom_odds: 3000 }),
    ],
    playerId,
  );
  const { bets, left_out: leftOut } = await server.restore(code);
  expect(
    bets.map(({ type, system_id: id, stake, selections: all }) => [
      type,
      id,
      stake,
      all.map((each) => each.match.id),
    ]),
  ).toEqual([
    ['single', undefined, { value: 250n, currency: 'USD' }, ids.slice(0, 1)],
    ['combo', undefined, { value: 1000n, currency: 'EUR' }, ids.slice(0, 2)],
    ['system', 402, { value: 1000n, currency: 'EUR' }, ids],
    ['custom_bet', undefined, { value: 1000n, currency: 'EUR' }, ids.slice(0, 1)],
  ]);
  expect(leftOut).toEqual([]);
});

test('what a code answers goes onto a slip', async () => {
  const ids = await matches(4);
  const system = aBet(ids.map(selectionOf), { type: 'system', system_id: 402 });
  const code = await server.share([system]);
  await query('update matches set status = 4 where id = $1', ids[0]);
  const restored = await server.restore(code);
  const result = restoreShared(emptySlip('EUR'), sharedOf(restored), SINGLES_OFFERED);
  const slip = result.ok ? result.value.slip : emptySlip('EUR');
  expect(typesOf(slip)).toEqual(['2 of 3:3']);
  expect(slip.bets[0]!.stake).toEqual({ source: 'sharing', amount: 1000n });
  expect(selectionsOf(slip)[0]).toMatchObject({
    matchId: ids[1],
    home: 'Arsenal',
    away: 'Chelsea',
    sportKey: 'soccer',
    marketGroup: 'main',
    outcomeName: 'Arsenal',
    odds: 2000,
  });
});

test('selections come at the odds of now, whatever they were shared at', async () => {
  const [matchId = 0] = await matches(1);
  const code = await server.share([aBet([selectionOf(matchId)])]);
  await query(
    `update markets set outcomes = jsonb_set(outcomes, '{1,odds}', '1750') where match_id = $1`,
    matchId,
  );
  const { bets } = await server.restore(code);
  expect(bets[0]!.selections[0]!.outcome.odds).toBe(1750);
});

test('names are in the language of whoever restores', async () => {
  const [matchId = 0] = await matches(1);
  const draw = aSelection({ match_id: matchId, outcome_id: '2' });
  const code = await server.share([aBet([draw])]);
  const { body } = await server.get(`code=${code}`, { locale: 'de' });
  expect(body).toMatchObject({
    data: { bets: [{ selections: [{ outcome: { name: 'Unentschieden' } }] }] },
  });
});

test.each([
  ['its match is over', 'update matches set status = 4 where id = $1'],
  ['its match is not covered any more', 'update matches set status = 5 where id = $1'],
  ['its line is settled', 'update markets set status = -3 where match_id = $1'],
  ['its line is cancelled', 'update markets set status = -4 where match_id = $1'],
  ['its line is not shown', 'update markets set status = 0 where match_id = $1'],
  ['its line is gone', 'delete from markets where match_id = $1'],
  [
    'its line has lost the outcome',
    `update markets set outcomes = outcomes - '1' where match_id = $1`,
  ],
  [
    'it has no price',
    `update markets set outcomes = jsonb_set(outcomes, '{1,odds}', 'null') where match_id = $1`,
  ],
])('a selection is left out, and named, when %s', async (_why, change) => {
  const [gone = 0, on = 0] = await matches(2);
  const code = await server.share([aBet([selectionOf(gone), selectionOf(on)])]);
  await query(change, gone);
  const { bets, left_out: leftOut } = await server.restore(code);
  expect(bets.map((bet) => bet.selections.map((each) => each.match.id))).toEqual([[on]]);
  expect(leftOut).toEqual([{ match_id: gone, market_id: 1, specifier: '', outcome_id: '1' }]);
});

test('a suspended selection stands, and says that it is suspended', async () => {
  const [line = 0, outcome = 0, stopped = 0] = await matches(3);
  const code = await server.share([aBet([line, outcome, stopped].map(selectionOf))]);
  await query('update markets set status = -1 where match_id = $1', line);
  await query(
    `update markets set outcomes = jsonb_set(outcomes, '{1,active}', 'false') where match_id = $1`,
    outcome,
  );
  await query('update matches set status = 2 where id = $1', stopped);
  const { bets } = await server.restore(code);
  expect(
    bets[0]!.selections.map((each) => [each.match.status, each.market.status, each.outcome.active]),
  ).toEqual([
    [0, -1, true],
    [0, 1, false],
    [2, 1, true],
  ]);
});

test('a bet of which nothing stands is left out; when that is every bet, nothing is left', async () => {
  const [gone = 0, on = 0] = await matches(2);
  const bets = [aBet([selectionOf(gone)]), aBet([selectionOf(on)])];
  const code = await server.share(bets);
  await query('update matches set status = 4 where id = $1', gone);
  expect((await server.restore(code)).bets).toHaveLength(1);
  await query('update matches set status = 4 where id = $1', on);
  const nothing = await server.restore(code);
  expect(nothing.bets).toEqual([]);
  expect(nothing.left_out.map((each) => each.match_id)).toEqual([gone, on]);
  expect(restoreShared(emptySlip('EUR'), sharedOf(nothing), SINGLES_OFFERED)).toEqual({
    ok: false,
    error: { code: 'nothing_left' },
  });
});

test('selections that nobody ever offered are left out, however large their ids', async () => {
  const unknown = aSelection({ match_id: 9_007_199_254_740_991, market_id: 9_007_199_254_740_991 });
  const code = await server.share([aBet([unknown])]);
  expect(await server.restore(code)).toMatchObject({
    bets: [],
    left_out: [{ market_id: 2 ** 53 - 1 }],
  });
});
