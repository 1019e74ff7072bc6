import { odds } from '@touchline/domain/money';
import { aLine, aMatch, aPlayer, aProducer } from '@touchline/testkit/betting/rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/connect';
import { migratedDatabase } from '@touchline/testkit/database/migrated-database';
import { balanceOf } from '../../wallet/balance';
import { keepSettings } from '../player-choices/chosen-settings';
import {
  aBet,
  aPlacement,
  aSelection,
  fund,
  NOW,
  place,
  SITE,
} from '@touchline/testkit/betting/book-database';

let book: OpenDatabase;
beforeAll(async () => {
  book = await migratedDatabase();
});
afterAll(() => book.close());

async function aBettor(balance: number): Promise<number> {
  const id = await aPlayer(book.pool, { currencies: ['EUR', 'USD'] });
  await fund(book.db, id, balance);
  return id;
}

async function aBettableMatch(): Promise<number> {
  const matchId = await aMatch(book.pool);
  await aLine(book.pool, { matchId });
  return matchId;
}

type Prepare = (matchId: number) => Promise<unknown>;
const sqlOn =
  (statement: string): Prepare =>
  (matchId) =>
    book.pool.query(statement, [matchId]);

test.each<[string, Prepare, string]>([
  [
    'odds have moved',
    sqlOn(
      `update markets set outcomes = jsonb_set(outcomes, '{1,odds}', '2100') where match_id = $1`,
    ),
    'odds_changed',
  ],
  [
    'its market is suspended',
    sqlOn('update markets set status = -1 where match_id = $1'),
    'market_not_bettable',
  ],
  [
    'its market is settled',
    sqlOn('update markets set status = -3 where match_id = $1'),
    'market_not_bettable',
  ],
  [
    'the match is over',
    sqlOn('update matches set status = 3 where id = $1'),
    'market_not_bettable',
  ],
  [
    'the outcome is inactive',
    sqlOn(
      `update markets set outcomes = jsonb_set(outcomes, '{1,active}', 'false') where match_id = $1`,
    ),
    'market_not_bettable',
  ],
  [
    'the outcome is not there',
    sqlOn(`update markets set outcomes = outcomes - '1' where match_id = $1`),
    'selection_unknown',
  ],
  ['the line is not there', sqlOn('delete from markets where match_id = $1'), 'selection_unknown'],
  [
    'the producer is down',
    async (matchId) => {
      await book.pool.query('update markets set product = 9 where match_id = $1', [matchId]);
      await aProducer(book.pool, 9, 'down');
    },
    'market_not_bettable',
  ],
])('a bet is refused when %s', async (_rule, prepare, code) => {
  const playerId = await aBettor(10_000);
  const matchId = await aBettableMatch();
  await prepare(matchId);
  const good = aBet([aSelection({ match_id: await aBettableMatch() })]);
  const answer = await place(
    book.db,
    playerId,
    aPlacement([good, aBet([aSelection({ match_id: matchId })])]),
  );
  const selections = [`${matchId}/1//1`];
  expect(answer).toMatchObject({
    ok: false,
    error: { code: 'bets_refused', bets: [null, { code, selections }] },
  });
  expect(await balanceOf(book.db, playerId, 'EUR')).toBe(10_000n);
});

test.each([
  [2000, { ok: true }],
  [2001, { error: { bets: [{ code: 'odds_not_taken', risk: 'odds_too_low' }] } }],
])(
  'no bet is taken below the least odds that the operator has set: %i',
  async (least, expected) => {
    const bets = [aBet([aSelection({ match_id: await aBettableMatch() })])];
    const site = { ...SITE, leastOdds: odds(least) };
    const answer = await place(book.db, await aBettor(10_000), aPlacement(bets), { site });
    expect(answer).toMatchObject(expected);
  },
);

test('a bet waits for the producers of its own provider, not for those of another', async () => {
  const matchId = await aMatch(book.pool, { provider: 'oddin' });
  await aLine(book.pool, { matchId, product: 2 });
  const playerId = await aBettor(10_000);
  const bet = () =>
    place(book.db, playerId, aPlacement([aBet([aSelection({ match_id: matchId })])]));
  await book.pool.query(`delete from producers where provider = 'oddin'`);
  await aProducer(book.pool, 2, 'active', 'betradar');
  expect(await bet()).toMatchObject({ error: { bets: [{ code: 'market_not_bettable' }] } });
  await aProducer(book.pool, 2, 'down', 'betradar');
  await aProducer(book.pool, 2, 'active', 'oddin');
  expect(await bet()).toMatchObject({ ok: true });
});

test('a bet on selections of two providers is refused', async () => {
  const cyber = await aMatch(book.pool, { provider: 'oddin' });
  await aLine(book.pool, { matchId: cyber });
  const legs = [await aBettableMatch(), cyber].map((match_id) => aSelection({ match_id }));
  const answer = await place(book.db, await aBettor(10_000), aPlacement([aBet(legs)]));
  expect(answer).toMatchObject({ ok: false, error: { bets: [{ code: 'mixed_providers' }] } });
});

test('a better price is taken when the player accepts higher odds', async () => {
  const playerId = await aBettor(10_000);
  const matchId = await aBettableMatch();
  const bet = aBet([aSelection({ match_id: matchId, odds: 1900 })]);
  const answer = await place(book.db, playerId, aPlacement([bet], { accept: 'higher' }));
  expect(answer).toMatchObject({ ok: true, value: [{ odds: 2000, win_amount: { value: 2000 } }] });
});

test('who does not say how a changed price is met has it met as they have set it', async () => {
  const playerId = await aBettor(10_000);
  const silent = async () => {
    const matchId = await aBettableMatch();
    const bets = [aBet([aSelection({ match_id: matchId, odds: 1900 })])];
    const { auto_accept_odds_change: _said, ...placement } = aPlacement(bets);
    return place(book.db, playerId, placement);
  };
  expect(await silent()).toMatchObject({ error: { bets: [{ code: 'odds_changed' }] } });
  await keepSettings(book.db, playerId, { auto_accept_odds_change: 'higher' }, NOW);
  expect(await silent()).toMatchObject({ ok: true, value: [{ odds: 2000 }] });
});

test('the spelling of a specifier does not matter', async () => {
  const playerId = await aBettor(10_000);
  const matchId = await aMatch(book.pool);
  await aLine(book.pool, {
    matchId,
    marketId: 18,
    specifier: 'total=2.5',
    odds: { 12: 1850, 13: 1950 },
  });
  const selection = {
    match_id: matchId,
    market_id: 18,
    specifier: 'total=2.50',
    outcome_id: '12',
    odds: 1850,
  };
  const answer = await place(book.db, playerId, aPlacement([aBet([selection])]));
  expect(answer).toMatchObject({ ok: true, value: [{ selections: [{ specifier: 'total=2.5' }] }] });
});

test.each([
  [
    'a currency without an account',
    { stake: { value: 1000, currency: 'GBP' } },
    'currency_without_account',
  ],
  [
    'a currency we do not know',
    { stake: { value: 1000, currency: 'ZZZ' } },
    'currency_without_account',
  ],
  ['a stake below the least', { stake: { value: 9, currency: 'EUR' } }, 'stake_below_min'],
  ['a stake above the most', { stake: { value: 1_000_001, currency: 'EUR' } }, 'stake_above_max'],
  ['a combo of one', { type: 'combo' }, 'too_few_selections'],
] as const)('a bet is refused with %s', async (_rule, given, code) => {
  const playerId = await aBettor(10_000);
  const bet = aBet([aSelection({ match_id: await aBettableMatch() })], given);
  const answer = await place(book.db, playerId, aPlacement([bet]));
  expect(answer).toMatchObject({ ok: false, error: { bets: [{ code }] } });
});

test('ids beyond what the database counts are unknown selections, not errors', async () => {
  const playerId = await aBettor(10_000);
  const far = Number.MAX_SAFE_INTEGER;
  const bet = aBet([aSelection({ match_id: far, market_id: far })]);
  expect(await place(book.db, playerId, aPlacement([bet]))).toMatchObject({
    ok: false,
    error: { bets: [{ code: 'selection_unknown' }] },
  });
});

test.each([
  ['a custom bet of several matches', { type: 'custom_bet', custom_odds: 5000 }, 'several_matches'],
  ['a bet with a bonus', { bonus: { id: 1, type: 'freebet' } }, 'bonus_not_usable'],
] as const)('%s is refused, not taken as something else', async (_what, given, code) => {
  const playerId = await aBettor(10_000);
  const legs = [];
  for (let leg = 0; leg < 3; leg += 1) legs.push(aSelection({ match_id: await aBettableMatch() }));
  const answer = await place(book.db, playerId, aPlacement([aBet(legs, given)]));
  expect(answer).toMatchObject({ ok: false, error: { bets: [{ code }] } });
  expect(await balanceOf(book.db, playerId, 'EUR')).toBe(10_000n);
});

test('several bets at once are singles; combos have all refused', async () => {
  const playerId = await aBettor(10_000);
  const legs = [];
  for (let leg = 0; leg < 3; leg += 1) legs.push(aSelection({ match_id: await aBettableMatch() }));
  const single = aBet(legs.slice(0, 1));
  const combos = [aBet(legs.slice(0, 2)), aBet(legs.slice(1))];
  expect(await place(book.db, playerId, aPlacement(combos))).toEqual({
    ok: false,
    error: {
      code: 'bets_refused',
      bets: [{ code: 'singles_not_offered' }, { code: 'singles_not_offered' }],
    },
  });
  const answer = await place(book.db, playerId, aPlacement([single, aBet(legs.slice(1, 2))]));
  expect(answer).toMatchObject({ ok: true, value: [{ type: 'single' }, { type: 'single' }] });
});
