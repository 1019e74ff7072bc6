import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBettable, MARKET_STATUS, MATCH_STATUS } from './market-status';

test('a market takes bets only when everything says so', () => {
  const anyOffer = fc.record({
    matchStatus: fc.constantFrom(...Object.values(MATCH_STATUS)),
    marketStatus: fc.constantFrom(...Object.values(MARKET_STATUS)),
    providerUp: fc.boolean(),
    active: fc.boolean(),
    hasOdds: fc.boolean(),
  });
  fc.assert(
    fc.property(anyOffer, (offer) => {
      const { matchStatus, marketStatus, providerUp, active, hasOdds } = offer;
      const all = matchStatus <= 1 && marketStatus === 1 && providerUp && active && hasOdds;
      expect(isBettable(offer)).toBe(all);
    }),
  );
});
