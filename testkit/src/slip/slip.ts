import * as fc from 'fast-check';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { minor, odds } from '@touchline/domain/money';
import { startCustomBet } from '@touchline/domain/slip/custom-bet';
import { systemsFor } from '@touchline/domain/slip/kind-for';
import type { OutcomeOffer } from '@touchline/domain/bets/market-status';
import {
  emptySlip,
  type PickedOutcome,
  type Slip,
  type SlipRules,
} from '@touchline/domain/slip/slip';
import { setEveryStake } from '@touchline/domain/slip/stake';
import { switchType } from '@touchline/domain/slip/switch-type';
import { toggleSelection } from '@touchline/domain/slip/toggle-selection';

/** A site that offers combos, every system and custom bets, and one single at a time. */
export const RULES: SlipRules = {
  multiSingleProviders: new Set(),
  systems: SYSTEM_TYPES,
  systemCap: minor(10_000_000),
  customBets: { enabled: true, allowSingle: false },
  maxSelections: 20,
};

/** A site that offers several singles on one slip as well, for one provider. */
export const SINGLES_OFFERED: SlipRules = {
  ...RULES,
  multiSingleProviders: new Set(['betradar']),
};

type Parts = Partial<Omit<PickedOutcome, 'odds'>> & { odds?: number };

/** A clicked outcome; what a test does not care about is filled in. */
export function aPick({ odds: thousandths = 2000, ...parts }: Parts = {}): PickedOutcome {
  return {
    sportId: 1,
    sportKey: 'soccer',
    sportType: 'regular',
    categoryId: 31,
    categoryName: 'England',
    tournamentId: 17,
    tournament: 'First league',
    matchId: 1,
    matchUrnId: 'sr:match:1',
    matchSlug: 'rangers-rovers-m1',
    matchStatus: 0,
    type: 'match',
    provider: 'betradar',
    home: 'Rangers',
    away: 'Rovers',
    marketId: 1,
    marketName: 'Match result',
    marketGroup: 'main',
    specifier: '',
    outcomeId: '1',
    outcomeName: 'Rangers',
    odds: odds(thousandths),
    ...parts,
  };
}

/** An outcome on offer; what a test does not care about is filled in, and takes bets. */
export function anOffer({
  odds: thousandths = 2000,
  ...parts
}: Partial<Omit<OutcomeOffer, 'odds'>> & { odds?: number } = {}): OutcomeOffer {
  return { matchStatus: 0, marketStatus: 1, active: true, odds: odds(thousandths), ...parts };
}

/** The slip after these clicks. */
export function slipOf(picks: readonly PickedOutcome[], rules = RULES): Slip {
  return picks.reduce((slip, pick) => toggleSelection(slip, pick, rules), emptySlip('EUR'));
}

/** The slip after these clicks, with a stake on each bet. */
export function stakedSlip(picks: readonly PickedOutcome[], stake: number, rules = RULES): Slip {
  return setEveryStake(slipOf(picks, rules), minor(stake));
}

/** The slip after these clicks as one system, by the id of its type, with a stake. */
export function systemSlip(picks: readonly PickedOutcome[], id: number, stake = 0): Slip {
  const made = switchType(stakedSlip(picks, stake), id, RULES);
  if (!made.ok) throw new Error(`no system: ${made.error.code}`);
  return made.value;
}

/** A custom bet of these outcomes, priced unless `thousandths` is null, with a stake. */
export function customSlip(
  picks: readonly PickedOutcome[],
  thousandths: number | null = 3000,
  stake = 0,
): Slip {
  const price = thousandths === null ? null : odds(thousandths);
  const made = startCustomBet(emptySlip('EUR'), picks, price, RULES);
  if (!made.ok) throw new Error(`no custom bet: ${made.error.code}`);
  return setEveryStake(made.value, minor(stake));
}

/** `kind:count` of every bet; of a system its numbers or its name instead of its kind. */
export function typesOf(slip: Slip): string[] {
  return slip.bets.map(({ kind, selections }) => {
    const name = kind.type === 'system' ? nameOf(kind.system) : kind.type;
    return `${name}:${selections.length}`;
  });
}

function nameOf({ name, winCounts, totalCount }: SlipRules['systems'][number]): string {
  return name ?? `${winCounts.join('+')} of ${totalCount}`;
}

/** Any outcome out of a few matches, so that clicks meet. One match is of another provider. */
export function anyPick(): fc.Arbitrary<PickedOutcome> {
  return fc
    .record({
      matchId: fc.integer({ min: 1, max: 6 }),
      marketId: fc.integer({ min: 1, max: 2 }),
      outcomeId: fc.constantFrom('1', '2', '3'),
      odds: fc.integer({ min: 1001, max: 30_000 }),
    })
    .map((parts) => aPick({ ...parts, provider: parts.matchId === 6 ? 'oddin' : 'betradar' }));
}

/** Any slip that is being filled in, of any kind, with the rules it was filled in by. */
export function anySlip(): fc.Arbitrary<{ slip: Slip; rules: SlipRules }> {
  return fc
    .record({
      picks: fc.array(anyPick(), { maxLength: 8 }),
      stake: fc.integer({ min: 0, max: 100_000 }),
      rules: fc.constantFrom(RULES, SINGLES_OFFERED),
      become: fc.constantFrom('clicked', 'system', 'custom'),
      choice: fc.nat(),
    })
    .map(({ picks, stake, rules, become, choice }) => {
      const clicked = slipOf(picks, rules);
      const slip =
        become === 'system'
          ? asSystem(clicked, choice, rules)
          : become === 'custom'
            ? asCustom(picks, choice, rules)
            : clicked;
      return { slip: setEveryStake(slip, minor(stake)), rules };
    });
}

/** The slip as one of its systems, where it can be one. */
function asSystem(slip: Slip, choice: number, rules: SlipRules): Slip {
  const offered = systemsFor(slip, rules);
  const system = offered[choice % Math.max(1, offered.length)];
  const made = system ? switchType(slip, system.id, rules) : null;
  return made?.ok ? made.value : slip;
}

/** A custom bet of what was picked of the first match, where that is enough for one. */
function asCustom(picks: readonly PickedOutcome[], choice: number, rules: SlipRules): Slip {
  const ofOne = picks.map((each) => ({ ...each, matchId: 1, provider: 'betradar' }));
  const price = choice % 3 === 0 ? null : odds(1001 + (choice % 100_000));
  const made = startCustomBet(emptySlip('EUR'), ofOne, price, rules);
  return made.ok ? made.value : slipOf(picks, rules);
}
