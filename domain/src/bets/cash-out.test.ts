import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, minus, odds, sum, ZERO } from '../money';
import type { CashedOut } from '../settlement/due';
import { restOf } from '../settlement/settle-bet';
import { cashOut } from './cash-out';
import { cashOutOffer, winLeft, type CashOutBet } from './cash-out-offer';
import { anyCashOut, anyWish, wishOf } from '@touchline/testkit/cash-out/any-cash-out';

const RULES = { margin: 500, least: minor(10) };
const SEEN = minor(1472);

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
  ['an amount, paid for all that it gives up', { paid: minor(501) }, [341, 501, 659, 1647]],
  ['all of the offer', { paid: minor(1472) }, [1000, 1472, 0, 0]],
  ['an amount that takes all of the stake', { paid: minor(1471) }, [1000, 1472, 0, 0]],
] as const)('cashing out %s', (_part, wish, [stake, paid, left, win]) => {
  expect(cashOut(aBet(), wish, SEEN, RULES)).toEqual({
    ok: true,
    value: {
      part: { stake: minor(stake), paid: minor(paid) },
      cashedOut: { stake: minor(stake), paid: minor(paid) },
      left: minor(left),
      potentialWin: minor(win),
    },
  });
});

test('an amount of less than one subunit of the stake is worth is paid for a whole one', () => {
  const bet = aBet({
    stake: minor(100),
    legs: [{ odds: odds(1_000_000), result: 'no_results', probability: 0.5 }],
  });
  const taken = cashOut(bet, { paid: minor(100) }, ZERO, { ...RULES, margin: 0 });
  expect(taken).toMatchObject({ value: { part: { stake: 1n, paid: 500n }, left: 99n } });
});

test.each([
  ['more stake than there is', { stake: minor(1001) }, null, 'above_offer'],
  ['more than is offered', { paid: minor(1473) }, null, 'above_offer'],
  ['less than the least', { paid: minor(1) }, null, 'below_least'],
  ['none of the stake', { stake: ZERO }, null, 'below_least'],
  ['a part of a freebet', { stake: minor(500) }, 'freebet', 'freebet'],
] as const)('%s cannot be cashed out', (_part, wish, freebet, reason) => {
  const bet = aBet({ bonus: freebet && { type: freebet, id: 1 }, isFreebetCashable: true });
  expect(cashOut(bet, wish, ZERO, RULES)).toEqual({ ok: false, error: { reason } });
});

test('a whole freebet can be cashed out where its campaign allows it', () => {
  const bet = aBet({ bonus: { type: 'freebet', id: 1 }, isFreebetCashable: true });
  expect(cashOut(bet, 'all', ZERO, RULES)).toMatchObject({ value: { part: { paid: 883n } } });
});

test.each([
  ['more than was seen is paid', 1471, { ok: true, value: { part: { paid: 1472n } } }],
  ['what was seen is paid', 1472, { ok: true, value: { part: { paid: 1472n } } }],
  [
    'less than was seen is not, and told',
    1473,
    { ok: false, error: { reason: 'below_seen', offer: 1472n } },
  ],
] as const)('of what is offered now %s', (_rule, seen, result) => {
  expect(cashOut(aBet(), 'all', minor(seen), RULES)).toMatchObject(result);
});

test('an offer for a bet is none for what is left of it later', () => {
  const half = aBet({ cashedOut: { stake: minor(500), paid: minor(736) } });
  const error = { reason: 'below_seen', offer: 736n };
  expect(cashOut(half, 'all', SEEN, RULES)).toEqual({ ok: false, error });
  const done = aBet({ cashedOut: { stake: minor(1000), paid: SEEN } });
  expect(cashOut(done, 'all', SEEN, RULES)).toEqual({ ok: false, error: { reason: 'settled' } });
});

test('what is cashed out later comes on top of what was', () => {
  const bet = aBet({ cashedOut: { stake: minor(400), paid: minor(500) } });
  expect(cashOutOffer(bet, RULES)).toEqual({ ok: true, value: 883n });
  expect(cashOut(bet, { stake: minor(300) }, minor(883), RULES)).toMatchObject({
    value: {
      part: { stake: 300n, paid: 441n },
      cashedOut: { stake: 700n, paid: 941n },
      left: 300n,
      potentialWin: 750n,
    },
  });
});

test('there is a cash-out exactly where there is an offer', () => {
  fc.assert(
    fc.property(anyCashOut(), ({ bet, rules }) => {
      const [offer, all] = [cashOutOffer(bet, rules), cashOut(bet, 'all', ZERO, rules)];
      if (!offer.ok) expect(all).toEqual({ ok: false, error: { reason: offer.error } });
      else expect(all).toMatchObject({ value: { part: { paid: offer.value }, left: ZERO } });
    }),
  );
});

test('a wish is met: no more stake is given up than it needs, and no less is paid than it asks for', () => {
  fc.assert(
    fc.property(anyCashOut(), anyWish, ({ bet, rules }, { share, byStake }) => {
      const offer = cashOutOffer(bet, rules);
      if (!offer.ok) return;
      const wish = wishOf(share, byStake ? { stake: bet.stake } : { paid: offer.value });
      const taken = cashOut(bet, wish, offer.value, rules);
      if (!taken.ok) return;
      const { part, left } = taken.value;
      if ('stake' in wish) expect(part.stake).toBe(wish.stake);
      else {
        expect(part.paid).toBeGreaterThanOrEqual(wish.paid);
        const cheaper = minus(part.stake, minor(1));
        expect(offer.value * cheaper).toBeLessThan(wish.paid * bet.stake);
      }
      expect(left).toBe(minus(bet.stake, part.stake));
    }),
  );
});

test('parts and what is offered for the rest never come to more than the whole', () => {
  const anyWishes = fc.array(anyWish, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyCashOut(), anyWishes, ({ bet, rules }, wishes) => {
      const whole = cashOutOffer(bet, rules);
      if (!whole.ok) return;
      let cashedOut: CashedOut = { stake: ZERO, paid: ZERO };
      for (const { share, byStake } of wishes) {
        const before = { ...bet, cashedOut };
        const offer = cashOutOffer(before, rules);
        if (!offer.ok) break;
        const { stake } = restOf(before);
        const wish = wishOf(share, byStake ? { stake } : { paid: offer.value });
        const taken = cashOut(before, wish, offer.value, rules);
        if (!taken.ok) break;
        const { part, potentialWin } = taken.value;
        expect(taken.value.cashedOut.paid).toBe(sum([cashedOut.paid, part.paid]));
        cashedOut = taken.value.cashedOut;
        expect(potentialWin).toBe(winLeft({ ...bet, cashedOut }));
        if (bet.kind.type === 'system' && bet.systemCap !== null) {
          expect(sum([cashedOut.paid, potentialWin])).toBeLessThanOrEqual(bet.systemCap);
        }
      }
      const rest = cashOutOffer({ ...bet, cashedOut }, rules);
      expect(sum([cashedOut.paid, rest.ok ? rest.value : ZERO])).toBeLessThanOrEqual(whole.value);
    }),
  );
});
