import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { expect, test } from 'vitest';
import { NOTHING_LIVE } from './live-state';
import { seedMarkets, seedOffer } from './seed';
import { aMarket } from '@touchline/testkit/page/live-lines';

const line = (total: string, version: number, matchId = 7) =>
  aMarket({ match_id: matchId, specifier: `total=${total}`, version });
const known = seedMarkets(NOTHING_LIVE, [line('1.5', 3), line('2.5', 9), line('1.5', 3, 8)]);

test('a line that the whole offer of its match does not name has gone', () => {
  const state = seedOffer(known, 7, [line('3.5', 5)]);
  expect(state.lines.get('7/18/total=1.5')?.status).toBe(0);
  expect(state.outcomes.get('7/18/total=1.5/12' as OutcomeKey)?.status).toBe(0);
  expect(state.lines.get('7/18/total=3.5')?.status).toBe(1);
});

test('a line that is newer than the offer stays, and so does that of another match', () => {
  const state = seedOffer(known, 7, [line('3.5', 5)]);
  expect(state.lines.get('7/18/total=2.5')?.status).toBe(1);
  expect(state.lines.get('8/18/total=1.5')?.status).toBe(1);
});

test('an empty offer says nothing of what was heard before', () => {
  expect(seedOffer(known, 7, []).lines).toEqual(known.lines);
});
