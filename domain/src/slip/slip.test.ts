import { RULES, SINGLES_OFFERED } from '@touchline/testkit/slip/slip';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OddsAcceptMode } from '../bets/accept-mode';
import { minor } from '../money';
import { placing, unanswered } from './place';
import { acknowledgeChanges } from './refresh-odds';
import { emptySlip, selectionsOf, type Slip, type SlipBet, type SlipRules } from './slip';
import { setEveryStake, winOf } from './stake';
import { anyNews, anyStep, type Step } from '@touchline/testkit/slip/any-step';

const anyMode = fc.constantFrom<OddsAcceptMode>('none', 'higher', 'any');

/** Shows `rule` each slip that a run of clicks, prices and answers leads to. */
function always(rule: (slip: Slip, rules: SlipRules) => void): void {
  const anyRules = fc.constantFrom(RULES, SINGLES_OFFERED);
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
    // What is sent once more is sent as it was, and an error is read first.
    if (ticket !== 'PROCESSING' && ticket !== 'ERROR') {
      expect(ticket === 'ODDS_CHANGED').toBe(isChanged);
    }
  });
});

test('only an edit by the player loses what was sent without an answer', () => {
  const sentOf = (steps: readonly Step[], rules: SlipRules, mode: OddsAcceptMode) =>
    [
      ...steps,
      (slip: Slip) => setEveryStake(slip, minor(500)),
      (slip: Slip) => placing(acknowledgeChanges(slip, rules), 'one', mode),
      unanswered,
    ].reduce((slip, step) => step(slip, rules, mode), emptySlip('EUR'));
  const anySteps = fc.array(anyStep, { maxLength: 20, size: 'max' });
  let met = 0;
  fc.assert(
    fc.property(
      anySteps,
      fc.array(anyNews),
      fc.boolean(),
      anyMode,
      (steps, news, singles, mode) => {
        const rules = singles ? SINGLES_OFFERED : RULES;
        const silent = sentOf(steps, rules, mode);
        if (!silent.placement) return;
        met += 1;
        const later = news.reduce((slip, step) => step(slip, rules, mode), silent);
        const again = placing(later, 'two', 'any');
        expect(again.ticket).toBe('PROCESSING');
        expect(again.placement).toBe(silent.placement);
        expect(selectionsOf(later).map(({ key }) => key)).toEqual(
          selectionsOf(silent).map(({ key }) => key),
        );
      },
    ),
  );
  expect(met).toBeGreaterThan(20);
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
