import fc from 'fast-check';
import { expect, test } from 'vitest';
import { odds as price } from '../money';
import { isBettable, isOpen, isOverdue, MARKET_STATUS, MATCH_STATUS } from './market-status';

test('a market takes bets only when everything says so', () => {
  const anyOffer = fc.record({
    matchStatus: fc.constantFrom(...Object.values(MATCH_STATUS)),
    marketStatus: fc.constantFrom(...Object.values(MARKET_STATUS)),
    providerUp: fc.boolean(),
    isOverdue: fc.boolean(),
    active: fc.boolean(),
    odds: fc.constantFrom(null, price(1000)),
  });
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { matchStatus, marketStatus, providerUp, active, odds, isOverdue: isLate } = offer;
      const open = matchStatus <= 1 && !isLate && marketStatus === 1 && active && odds !== null;
      expect(isOpen(offer)).toBe(open);
      expect(isBettable(offer)).toBe(open && providerUp);
    }),
  );
});

test.each([
  ['a match is overdue from its start on', 0, 1000, 1000, true],
  ['not before it', 0, 1001, 1000, false],
  ['not once it is live', 1, 1000, 2000, false],
  ['an outright has no start', 0, null, 2000, false],
] as const)('%s', (_rule, matchStatus, startsAt, now, expected) => {
  expect(isOverdue({ matchStatus, startsAt }, now)).toBe(expected);
});
