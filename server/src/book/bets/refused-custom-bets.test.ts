import { BET_ERROR } from '@touchline/wire/errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aCustomPlacement,
  type CustomBetServer,
  customBetServer,
  HOME,
  OVER,
  PRICE,
} from '@touchline/testkit/betting/custom-bet-server';
import { SITE } from '@touchline/testkit/betting/book-database';

let server: CustomBetServer;
beforeAll(async () => {
  server = await customBetServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.provider.answer = () => ({ ok: true, odds: PRICE });
  server.provider.asked.length = 0;
});

test.each([
  ['of one selection', { selections: [HOME] }, BET_ERROR.tooFewSelections],
  [
    'of two outcomes of one line',
    { selections: [HOME, { ...HOME, outcome_id: '2' }] },
    BET_ERROR.sameLineTwice,
  ],
  [
    'with an outcome that nobody knows',
    { selections: [HOME, { ...OVER, outcome_id: '99' }] },
    BET_ERROR.selectionUnknown,
  ],
  ['of too small a stake', { stake: 9 }, BET_ERROR.stakeBelowMin],
  ['of too large a stake', { stake: 1_000_001 }, BET_ERROR.stakeAboveMax],
] as const)(
  'a custom bet %s is refused before its provider is asked',
  async (_what, given, code) => {
    const [playerId, matchId] = [await server.bettor(), await server.match()];
    const { status, error } = await server.place(playerId, aCustomPlacement(matchId, given));
    expect(status).toBe(422);
    expect(error?.data?.errors_by_bet).toMatchObject([{ code }]);
    expect(server.provider.asked).toEqual([]);
  },
);

test.each<[string, string, number[]]>([
  ['whose match is over', 'update matches set status = 4 where id = $1', [0, 1]],
  [
    'one of whose lines is suspended',
    'update markets set status = -1 where match_id = $1 and market_id = 18',
    [1],
  ],
])('a custom bet %s is refused', async (_which, change, selections) => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  await server.pool.query(change, [matchId]);
  const { error } = await server.place(playerId, aCustomPlacement(matchId));
  expect(error?.data?.errors_by_bet).toMatchObject([
    { code: BET_ERROR.marketNotBettable, selections },
  ]);
});

test('a custom bet that pays too much, or that nobody can afford, is refused', async () => {
  const [playerId, matchId] = [await server.bettor(), await server.match()];
  server.provider.answer = () => ({ ok: true, odds: 900_000 });
  const dear = aCustomPlacement(matchId, { odds: 900_000, stake: 100_000 });
  const { error } = await server.place(playerId, dear);
  expect(error?.data?.errors_by_bet).toMatchObject([{ code: BET_ERROR.payoutAboveMax }]);
  server.provider.answer = () => ({ ok: true, odds: PRICE });
  const broke = await server.place(playerId, aCustomPlacement(matchId, { stake: 10_001 }));
  expect(broke.error?.data?.errors_by_bet).toMatchObject([{ code: BET_ERROR.insufficientFunds }]);
});

test('selections of several matches make no custom bet', async () => {
  const playerId = await server.bettor();
  const placement = aCustomPlacement(await server.match());
  const [first] = aCustomPlacement(await server.match()).bets[0]?.selections ?? [];
  if (first) placement.bets[0]?.selections.push(first);
  const { error } = await server.place(playerId, placement);
  expect(error?.data?.errors_by_bet).toMatchObject([{ code: BET_ERROR.severalMatches }]);
});

test('a custom bet beside other bets has all refused, and its provider is not asked', async () => {
  const playerId = await server.bettor();
  const [one, other] = [
    aCustomPlacement(await server.match()),
    aCustomPlacement(await server.match()),
  ];
  one.bets.push(...other.bets);
  const { error } = await server.place(playerId, one);
  const code = BET_ERROR.singlesNotOffered;
  expect(error?.data?.errors_by_bet).toMatchObject([{ code }, { code }]);
  expect(server.provider.asked).toEqual([]);
});

test('a custom bet without the odds that were seen is a bad request', async () => {
  const playerId = await server.bettor();
  const placement = aCustomPlacement(await server.match());
  const { custom_odds: _seen, ...bet } = placement.bets[0]!;
  const { status, error } = await server.place(playerId, { ...placement, bets: [bet] });
  expect([status, error?.field]).toEqual([400, 'body.bets.0.custom_odds']);
});

test('a site may take custom bets of one selection, or none at all', async () => {
  for (const [customBets, expected] of [
    [
      { enabled: true, allowSingle: true },
      { status: 200, data: [{ odds: PRICE }] },
    ],
    [
      { enabled: false, allowSingle: true },
      { error: { data: { errors_by_bet: [{ code: BET_ERROR.betTypeNotOffered }] } } },
    ],
  ] as const) {
    const other = await customBetServer({ ...SITE, customBets });
    try {
      const placement = aCustomPlacement(await other.match(), { selections: [HOME] });
      expect(await other.place(await other.bettor(), placement)).toMatchObject(expected);
    } finally {
      await other.close();
    }
  }
});
