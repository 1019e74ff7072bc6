import fc from 'fast-check';
import { expect, test } from 'vitest';
import { odds as price } from '../money';
import { isBettable, isOpen, MARKET_STATUS, MATCH_STATUS } from './market-status';

test('a market takes bets only when everything says so', () => {
  const anyOffer = fc.record({
    matchStatus: fc.constantFrom(...Object.values(MATCH_STATUS)),
    marketStatus: fc.constantFrom(...Object.values(MARKET_STATUS)),
    providerUp: fc.boolean(),
    active: fc.boolean(),
    odds: fc.constantFrom(null, price(1000)),
  });
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { matchStatus, marketStatus, providerUp, active, odds } = offer;
      const open = matchStatus <= 1 && marketStatus === 1 && active && odds !== null;
      expect(isOpen(offer)).toBe(open);
      expect(isBettable(offer)).toBe(open && providerUp);
    }),
  );
});
