import * as fc from 'fast-check';
import { minor, odds } from '@touchline/domain/money';
import {
  emptySlip,
  type PickedOutcome,
  type Slip,
  type SlipRules,
} from '@touchline/domain/slip/slip';
import { setStake } from '@touchline/domain/slip/stake';
import { toggleSelection } from '@touchline/domain/slip/toggle-selection';

/** A site that offers combos only. */
export const RULES: SlipRules = { multiSingleProviders: new Set(), maxSelections: 20 };

/** A site that offers several singles on one slip, for one provider. */
export const SINGLES_OFFERED: SlipRules = {
  ...RULES,
  multiSingleProviders: new Set(['betradar']),
};

type Parts = Partial<Omit<PickedOutcome, 'odds'>> & { odds?: number };

/** A clicked outcome; what a test does not care about is filled in. */
export function aPick({ odds: thousandths = 2000, ...parts }: Parts = {}): PickedOutcome {
  return {
    matchId: 1,
    matchUrnId: 'sr:match:1',
    matchSlug: 'rangers-rovers-m1',
    matchStatus: 0,
    provider: 'betradar',
    sportKey: 'soccer',
    home: 'Rangers',
    away: 'Rovers',
    tournament: 'First league',
    marketId: 1,
    marketName: 'Match result',
    specifier: '',
    outcomeId: '1',
    outcomeName: 'Rangers',
    odds: odds(thousandths),
    ...parts,
  };
}

/** The slip after these clicks. */
export function slipOf(picks: readonly PickedOutcome[], rules = RULES): Slip {
  return picks.reduce((slip, pick) => toggleSelection(slip, pick, rules), emptySlip('EUR'));
}

/** The slip after these clicks, with a stake on each bet. */
export function stakedSlip(picks: readonly PickedOutcome[], stake: number, rules = RULES): Slip {
  const slip = slipOf(picks, rules);
  return slip.bets.reduce((staked, _, index) => setStake(staked, index, minor(stake)), slip);
}

/** `kind:count` of every bet. */
export function typesOf(slip: Slip): string[] {
  return slip.bets.map((bet) => `${bet.kind.type}:${bet.selections.length}`);
}

/** Any outcome out of a few matches, so that clicks meet. */
export function anyPick(): fc.Arbitrary<PickedOutcome> {
  return fc
    .record({
      matchId: fc.integer({ min: 1, max: 6 }),
      outcomeId: fc.constantFrom('1', '2', '3'),
      odds: fc.integer({ min: 1001, max: 30_000 }),
    })
    .map(aPick);
}

/** Any slip that is being filled in, with the rules it was filled in by. */
export function anySlip(): fc.Arbitrary<{ slip: Slip; rules: SlipRules }> {
  return fc
    .record({
      picks: fc.array(anyPick(), { maxLength: 8 }),
      stake: fc.integer({ min: 0, max: 100_000 }),
      rules: fc.constantFrom(RULES, SINGLES_OFFERED),
    })
    .map(({ picks, stake, rules }) => ({ slip: stakedSlip(picks, stake, rules), rules }));
}
