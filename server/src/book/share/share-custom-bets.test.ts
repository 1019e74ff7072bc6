import { outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { minor, ONCE } from '@touchline/domain/money';
import { restoreShared } from '@touchline/domain/slip/restore-shared';
import { emptySlip, type PickedOutcome } from '@touchline/domain/slip/slip';
import { aLine, aMatch } from '@touchline/testkit/betting/rows';
import { aPick, SINGLES_OFFERED } from '@touchline/testkit/slip/slip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet } from '@touchline/testkit/betting/book-database';
import { type ShareServer, shareServer } from '@touchline/testkit/betting/share-server';

let server: ShareServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.close());

const LEGS = [
  { market_id: 1, specifier: '', outcome_id: '1' },
  { market_id: 18, specifier: 'total=2.5', outcome_id: '12' },
  { market_id: 29, specifier: '', outcome_id: '74' },
];

async function aBuilderMatch(): Promise<number> {
  const matchId = await aMatch(server.book.pool);
  await aLine(server.book.pool, { matchId });
  const goals = { matchId, marketId: 18, specifier: 'total=2.5', odds: { 12: 1900, 13: 1900 } };
  await aLine(server.book.pool, goals);
  await aLine(server.book.pool, { matchId, marketId: 29, odds: { 74: 1800, 76: 2000 } });
  return matchId;
}

const customBet = (...matchIds: number[]) =>
  aBet(
    LEGS.map((leg, at) => ({ match_id: matchIds[at % matchIds.length]!, odds: 2000, ...leg })),
    { type: 'custom_bet', custom_odds: 5000 },
  );

test('a custom bet is shared with all its selections, and goes onto a slip to be priced anew', async () => {
  const matchId = await aBuilderMatch();
  const { bets, left_out: leftOut } = await server.restore(
    await server.share([customBet(matchId)]),
  );
  expect(leftOut).toEqual([]);
  expect(bets).toMatchObject([{ type: 'custom_bet' }]);
  const picked = (bets[0]?.selections ?? []).map(({ match, market, outcome }): PickedOutcome =>
    aPick({
      matchId: match.id,
      marketId: market.id,
      specifier: market.specifier,
      outcomeId: outcome.id,
    }),
  );
  expect(picked.map(({ marketId, outcomeId }) => [marketId, outcomeId])).toEqual(
    LEGS.map((leg) => [leg.market_id, leg.outcome_id]),
  );
  const shared = {
    bets: [{ kind: { type: 'custom_bet' as const }, stake: minor(1000), selections: picked }],
    offered: new Map(picked.map((each): [OutcomeKey, PickedOutcome] => [outcomeKey(each), each])),
    rate: ONCE,
    stakeCap: minor(4000),
  };
  const rules = { ...SINGLES_OFFERED, customBets: { enabled: true, allowSingle: false } };
  const restored = restoreShared(emptySlip('EUR'), shared, rules);
  expect(restored.ok && restored.value.slip.bets).toMatchObject([
    { kind: { type: 'custom_bet', odds: null }, selections: [{}, {}, {}] },
  ]);
});

test('a selection of it that is no longer offered is left out, and named', async () => {
  const matchId = await aBuilderMatch();
  const code = await server.share([customBet(matchId)]);
  await server.book.pool.query('delete from markets where match_id = $1 and market_id = 18', [
    matchId,
  ]);
  const { bets, left_out: leftOut } = await server.restore(code);
  expect(bets[0]?.selections.map((each) => each.market.id)).toEqual([1, 29]);
  expect(leftOut).toEqual([{ match_id: matchId, ...LEGS[1] }]);
});

test('selections of several matches are no custom bet to share', async () => {
  const bet = customBet(await aBuilderMatch(), await aBuilderMatch());
  const { status, error } = await server.post({ bets: [bet] });
  expect([status, error?.field]).toEqual([400, 'body.bets.0.selections']);
});
