import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BetType } from '../bets/bet-kind';
import type { OddsAcceptMode } from '../bets/check-placement';
import { minor, odds } from '../money';
import type { Result } from '../result';
import { anyPick, anOffer, RULES, SINGLES_OFFERED } from '@touchline/testkit/slip';
import { startCustomBet } from './custom-bet';
import { dismissReceipt, placed, placing, refusedByBook, turnedAway, unanswered } from './place';
import {
  acknowledgeChanges,
  dropGone,
  markProvider,
  priceCustomBet,
  refreshOdds,
} from './refresh-odds';
import { emptySlip, selectionsOf, type Slip, type SlipBet, type SlipRules } from './slip';
import { setEveryStake, setWin, winOf } from './stake';
import { switchType } from './switch-type';
import { clear, toggleSelection } from './toggle-selection';

/** Something that happens to a slip. */
type Step = (slip: Slip, rules: SlipRules, mode: OddsAcceptMode) => Slip;

const granted = (slip: Slip, result: Result<Slip, unknown>) => (result.ok ? result.value : slip);
const keysAt = (slip: Slip, place: number) =>
  selectionsOf(slip).flatMap(({ key }, index) => (index === place ? [key] : []));
const answer = ({ kind, stake, selections }: SlipBet, index: number) => ({
  betId: index + 1,
  status: 'waiting_results',
  isVip: false,
  stake: stake.amount,
  win: minor(0),
  odds: selections.map((each) => each.odds),
  customOdds: kind.type === 'custom_bet' ? kind.odds : null,
});

const click = anyPick().map(
  (pick): Step =>
    (slip, rules) =>
      toggleSelection(slip, pick, rules),
);
const anyPrice = fc.constantFrom(1500, 2000, 2500);
const anyStep = fc.oneof(
  { weight: 6, arbitrary: click },
  fc.constantFrom<BetType | number>('single', 'combo', 'system', 302, 322, 403, 421).map(
    (to): Step =>
      (slip, rules) =>
        granted(slip, switchType(slip, to, rules)),
  ),
  fc.array(anyPick(), { minLength: 2, maxLength: 4 }).map((picks): Step => (slip, rules) => {
    const ofOne = picks.map((each) => ({ ...each, matchId: 1, provider: 'betradar' }));
    return granted(slip, startCustomBet(slip, ofOne, null, rules));
  }),
  fc.option(anyPrice.map(odds)).map(
    (price): Step =>
      (slip, _rules, mode) =>
        priceCustomBet(slip, price, mode),
  ),
  fc
    .record({
      place: fc.nat(4),
      price: anyPrice,
      status: fc.constantFrom<1 | -1>(1, -1),
    })
    .map(({ place, price, status }): Step => (slip, _rules, mode) => {
      const offer = anOffer({ odds: price, marketStatus: status });
      return refreshOdds(slip, new Map(keysAt(slip, place).map((key) => [key, offer])), mode);
    }),
  fc.nat(4).map(
    (place): Step =>
      (slip, rules) =>
        dropGone(slip, new Set(keysAt(slip, place)), rules),
  ),
  fc.boolean().map(
    (isUp): Step =>
      (slip) =>
        markProvider(slip, 'betradar', isUp),
  ),
  fc.constantFrom(0, 500, 12_345).map(
    (stake): Step =>
      (slip) =>
        setEveryStake(slip, minor(stake)),
  ),
  fc.constantFrom(700, 10 ** 9).map(
    (win): Step =>
      (slip, { systemCap }) =>
        setWin(slip, 0, minor(win), systemCap),
  ),
  fc.constantFrom<Step>(
    (slip, rules) => acknowledgeChanges(slip, rules),
    (slip, _rules, mode) => placing(slip, 'one', mode),
    (slip, _rules, mode) => placing(slip, 'one', mode),
    (slip) => placed(slip, (slip.placement?.bets ?? []).map(answer)),
    (slip) => refusedByBook(slip, { code: 101, message: 'no', bets: [] }),
    unanswered,
    turnedAway,
    (slip) => dismissReceipt(slip, true),
    clear,
  ),
);

/** Shows `rule` each slip that a run of clicks, prices and answers leads to. */
function always(rule: (slip: Slip, rules: SlipRules) => void): void {
  const anyRules = fc.constantFrom(RULES, SINGLES_OFFERED);
  const anyMode = fc.constantFrom<OddsAcceptMode>('none', 'higher', 'any');
  const anySteps = fc.array(anyStep, { maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(anySteps, anyRules, anyMode, (steps, rules, mode) => {
      let slip = emptySlip('EUR');
      for (const step of steps) {
        slip = step(slip, rules, mode);
        rule(slip, rules);
      }
    }),
  );
}

const matchesOf = (bet: SlipBet) => new Set(bet.selections.map((each) => each.matchId)).size;

test('no bet is ever empty', () => {
  always(({ bets }) => {
    for (const bet of bets) expect(bet.selections.length).toBeGreaterThan(0);
  });
});

test('no outcome stands on the slip twice', () => {
  always((slip) => {
    const keys = selectionsOf(slip).map((each) => each.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('no combo and no system ever holds two outcomes of one match, nor a custom bet of two', () => {
  always(({ bets }) => {
    for (const bet of bets) {
      const isCustom = bet.kind.type === 'custom_bet';
      expect(matchesOf(bet)).toBe(isCustom ? 1 : bet.selections.length);
    }
  });
});

test('the kind of a bet always fits the number of its selections', () => {
  always(({ bets }) => {
    for (const { kind, selections } of bets) {
      if (kind.type === 'single') expect(selections.length).toBe(1);
      if (kind.type === 'combo') expect(selections.length).toBeGreaterThan(1);
      if (kind.type === 'system') expect(selections.length).toBe(kind.system.totalCount);
    }
  });
});

test('several bets on one slip are always singles', () => {
  always(({ bets }) => {
    if (bets.length < 2) return;
    for (const bet of bets) expect(bet.kind.type).toBe('single');
  });
});

test('a slip waits for the player exactly where a price has to be agreed to', () => {
  always(({ ticket, bets }) => {
    const isChanged = bets.some(
      ({ kind, selections }) =>
        (kind.type === 'custom_bet' && kind.isChanged) || selections.some((each) => each.isChanged),
    );
    expect(ticket === 'ODDS_CHANGED').toBe(isChanged);
  });
});

test('what is sent has a stake and a price', () => {
  always(({ ticket, placement }) => {
    if (ticket === 'PROCESSING') expect(placement?.bets.length).toBeGreaterThan(0);
    for (const { kind, stake } of placement?.bets ?? []) {
      expect(stake.amount).toBeGreaterThan(0n);
      if (kind.type === 'custom_bet') expect(kind.odds).not.toBeNull();
    }
  });
});

test('no bet ever pays less than nothing, and no system more than the cap', () => {
  always(({ bets }, { systemCap }) => {
    for (const bet of bets) {
      const win = winOf(bet, systemCap);
      expect(win).toBeGreaterThanOrEqual(0n);
      if (bet.kind.type === 'system') expect(win).toBeLessThanOrEqual(systemCap!);
    }
  });
});

test('a slip survives JSON, with amounts written as text, and comes back equal', () => {
  const amountAsText = (_key: string, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value;
  const amountOfText = (_key: string, value: unknown) =>
    typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
  always((slip) => {
    const text = JSON.stringify(slip, amountAsText);
    expect(JSON.parse(text, amountOfText)).toStrictEqual(slip);
  });
});
