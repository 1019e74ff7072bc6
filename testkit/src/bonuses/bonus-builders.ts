import fc from 'fast-check';
import { minor, odds, ONCE } from '@touchline/domain/money';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import type { BoostRange, FreebetType } from '@touchline/domain/bonus/bet-bonus';
import type {
  BonusTerms,
  Comboboost,
  Freebet,
  Hunting,
  IssuedBonus,
  Lootbox,
} from '@touchline/domain/bonus/bonus';
import type { BonusBet, BonusLeg } from '@touchline/domain/bonus/bonus-bet';
import type { Farming } from '@touchline/domain/bonus/points';
import type { BonusPlayer } from '@touchline/domain/bonus/why-not-usable';

/** The moment of all tests. */
export const NOW = Date.UTC(2026, 2, 1, 12);

const NO_TERMS: BonusTerms = {
  countryCodes: [],
  onlyVerified: false,
  eventConditions: [],
  betTypes: [],
  matchStatus: 'both',
  minOdds: null,
  maxOdds: null,
  selectionCountFrom: null,
  selectionCountTo: null,
};

const ISSUED: IssuedBonus = {
  ...NO_TERMS,
  id: 1,
  status: 'active',
  seen: false,
  validFrom: null,
  validTo: null,
  usesCount: null,
  usedCount: 0,
  triggerKey: null,
  issuedAt: NOW - 1000,
  activatedAt: NOW,
};

export const PLAYER: BonusPlayer = {
  countryCode: 'DE',
  isVerified: true,
  currency: 'EUR',
  freebetInUse: null,
};

/** Two legs for ×1.10, three or four for ×1.20, five and more for ×1.50. */
export const LADDER: readonly BoostRange[] = [
  { minCount: 2, maxCount: 2, bonusOdds: odds(1100) },
  { minCount: 3, maxCount: 4, bonusOdds: odds(1200) },
  { minCount: 5, maxCount: null, bonusOdds: odds(1500) },
];

export function aComboboost(parts: Partial<Comboboost> = {}): Comboboost {
  return { ...ISSUED, type: 'comboboost', minOdds: odds(1200), ranges: LADDER, ...parts };
}

export function aFreebet(type: FreebetType, parts: Partial<Omit<Freebet, 'type'>> = {}): Freebet {
  return { ...ISSUED, type, amount: minor(1000), currency: 'EUR', ...parts };
}

/** 100.00 in points earn a freebet of 5.00, whatever the bet stakes and pays. */
export function aFarming(parts: Partial<Farming> = {}): Farming {
  return {
    pointsNeeded: minor(10_000),
    prize: [minor(500)],
    mostPrizes: null,
    maxPointsPerBet: minor(100_000_000),
    minStake: minor(1),
    maxOdds: odds(1_000_000),
    oncePerEvent: false,
    ...parts,
  };
}

export function aHunting(parts: Partial<Hunting> = {}): Hunting {
  return { ...ISSUED, type: 'hunting', farming: aFarming(), farmedEventIds: [], ...parts };
}

export function aLootbox(parts: Partial<Lootbox> = {}): Lootbox {
  const chest = { showInPromotion: true, boost: odds(3000), freebetsToBoost: [] };
  return {
    ...ISSUED,
    ...chest,
    type: 'lootbox',
    farming: aFarming(),
    farmedEventIds: [],
    ...parts,
  };
}

/** A selection of a prematch soccer match at 2.00; what a test does not care about is filled in. */
export function aLeg({
  odds: thousandths = 2000,
  ...parts
}: Partial<Omit<BonusLeg, 'odds'>> & { odds?: number } = {}): BonusLeg {
  return {
    sportId: 1,
    sportType: 'regular',
    categoryId: 11,
    tournamentId: 111,
    matchId: 1111,
    matchStatus: 0,
    odds: odds(thousandths),
    ...parts,
  };
}

/** A combo, or a single, of legs at these odds, each of a match of its own. */
export function aBet(...all: readonly number[]): BonusBet {
  const selections = all.map((each, index) => aLeg({ odds: each, matchId: index + 1 }));
  return { kind: { type: all.length > 1 ? 'combo' : 'single' }, selections };
}

/** "2 of 3" at these odds. */
export function aSystem(...all: readonly [number, number, number]): BonusBet {
  const system = SYSTEM_TYPES.find((each) => each.id === 302);
  if (!system) throw new Error('2 of 3 is a system');
  return { ...aBet(...all), kind: { type: 'system', system } };
}

/** The same bet with a stake in the default currency. */
export function staked(bet: BonusBet, stake: number) {
  return { ...bet, stake: minor(stake), toDefault: ONCE };
}

/** Ranges that follow each other without gaps, paying more and more, the last without an end. */
export function anyLadder(): fc.Arbitrary<BoostRange[]> {
  const step = fc.record({
    legs: fc.integer({ min: 1, max: 4 }),
    more: fc.integer({ max: 300, min: 1 }),
  });
  return fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => {
    let [count, bonus] = [2, 1000];
    return steps.map(({ legs, more }, index) => {
      const minCount = count;
      count += legs;
      bonus += more;
      const maxCount = index === steps.length - 1 ? null : count - 1;
      return { minCount, maxCount, bonusOdds: odds(bonus) };
    });
  });
}
