import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, minus, odds, ZERO } from '../money';
import { restOf } from '../settlement/settle-bet';
import { cashOutOffer, type CashOutBet } from './cash-out';
import { cashOut } from './cash-out-part';
import { anyCashOut } from './testing/any-cash-out';

const RULES = { margin: 500, least: minor(10) };

const aBet = (terms: Partial<CashOutBet> = {}): CashOutBet => ({
  kind: { type: 'single' },
  stake: minor(1000),
  bonus: null,
  systemCap: null,
  legs: [{ odds: odds(2500), result: 'no_results', probability: 0.62 }],
  ...terms,
});

/** Of 1000 at an offer of 1472, with potential wins at 2.50. */
test.each([
  ['all of it', 'all', [1000, 1472, 0, 0]],
  ['half of the stake', { stake: minor(500) }, [500, 736, 500, 1250]],
  ['all of the stake', { stake: minor(1000) }, [1000, 1472, 0, 0]],
  ['a share that is rounded down', { stake: minor(333) }, [333, 490, 667, 1667]],
  ['an amount, for its share of the stake rounded up', { paid: minor(500) }, [340, 500, 660, 1650]],
  ['all of the offer', { paid: minor(1472) }, [1000, 1472, 0, 0]],
  ['an amount that takes all of the stake', { paid: minor(1471) }, [1000, 1472, 0, 0]],
] as const)('cashing out %s', (_part, wish, [stake, paid, left, win]) => {
  const result = cashOut(aBet(), minor(1472), wish, RULES);
  expect(result).toEqual({
    ok: true,
    value: {
      part: { stake: minor(stake), paid: minor(paid) },
      cashedOut: { stake: minor(stake), paid: minor(paid) },
      left: minor(left),
      potentialWin: minor(win),
    },
  });
});

test.each([
  ['more stake than there is', { stake: minor(1001) }, null, 'above_offer'],
  ['more than is offered', { paid: minor(1473) }, null, 'above_offer'],
  ['less than the least', { paid: minor(9) }, null, 'below_least'],
  ['a part of a freebet', { stake: minor(500) }, 'freebet', 'freebet'],
] as const)('%s cannot be cashed out', (_part, wish, freebet, reason) => {
  const bet = aBet({ bonus: freebet && { type: freebet, id: 1 } });
  const result = cashOut(bet, minor(1472), wish, RULES);
  expect(result).toEqual({ ok: false, error: reason });
});

test('a whole freebet can be cashed out', () => {
  const bet = aBet({ bonus: { type: 'freebet', id: 1 } });
  expect(cashOut(bet, minor(900), 'all', RULES)).toMatchObject({ ok: true });
});

test('what is cashed out later comes on top of what was', () => {
  const cashedOut = { stake: minor(400), paid: minor(500) };
  const bet = aBet({ cashedOut });
  expect(cashOutOffer(bet, RULES)).toEqual({ ok: true, value: 883n });
  expect(cashOut(bet, minor(883), { stake: minor(300) }, RULES)).toMatchObject({
    value: {
      part: { stake: 300n, paid: 441n },
      cashedOut: { stake: 700n, paid: 941n },
      left: 300n,
      potentialWin: 750n,
    },
  });
});

test('parts never pay more than the whole, and what is left is what was not given up', () => {
  const anyShare = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(anyCashOut(), anyShare, fc.boolean(), ({ bet, rules }, share, byStake) => {
      const offer = cashOutOffer(bet, rules);
      if (!offer.ok) return;
      const of = (all: bigint) => minor((all * BigInt(share) + 999n) / 1000n);
      const wish = byStake ? { stake: of(bet.stake) } : { paid: of(offer.value) };
      const taken = cashOut(bet, offer.value, wish, rules);
      if (!taken.ok) return;
      const { part, left, cashedOut } = taken.value;
      expect(part.paid * bet.stake).toBeLessThanOrEqual(offer.value * part.stake);
      expect(left).toBe(minus(bet.stake, part.stake));
      expect(restOf({ ...bet, cashedOut }).stake).toBe(left);
      expect(left).toBeGreaterThanOrEqual(ZERO);
    }),
  );
});
