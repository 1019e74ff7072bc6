import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { expect, test } from 'vitest';
import { NOTHING_LIVE } from './live-state';
import { seedMarkets, seedOffer } from './seed';
import { aMarket } from '@touchline/testkit/page/live-lines';

const line = (total: string, version: number, matchId = 7) =>
  aMarket({ match_id: matchId, specifier: `total=${total}`, version });
const known = seedMarkets(NOTHING_LIVE, [line('1.5', 3), line('2.5', 9), line('1.5', 3, 8)]);

test('a line that the whole offer of its match does not name has gone', () => {
  const state = seedOffer(known, 7, [line('3.5', 5)], 5);
  expect(state.lines.get('7/18/total=1.5')?.status).toBe(0);
  expect(state.outcomes.get('7/18/total=1.5/12' as OutcomeKey)?.status).toBe(0);
  expect(state.lines.get('7/18/total=3.5')?.status).toBe(1);
});

test('a line that is newer than the offer stays, and so does that of another match', () => {
  const state = seedOffer(known, 7, [line('3.5', 5)], 5);
  expect(state.lines.get('7/18/total=2.5')?.status).toBe(1);
  expect(state.lines.get('8/18/total=1.5')?.status).toBe(1);
});

test('a whole offer without any line closes what stood there, and not what came after it', () => {
  const statuses = (version: number) => {
    const { lines } = seedOffer(known, 7, [], version);
    return ['7/18/total=1.5', '7/18/total=2.5', '8/18/total=1.5'].map(
      (key) => lines.get(key)?.status,
    );
  };
  expect(statuses(5)).toEqual([0, 1, 1]);
  expect(statuses(9)).toEqual([0, 0, 1]);
  expect(statuses(2)).toEqual([1, 1, 1]);
});
