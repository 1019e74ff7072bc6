import { both } from '../bets/multiplier';
import { minor, sum, ZERO, type Factor, type Minor } from '../money';
import { stakesCash } from './bet-bonus';
import type { BonusTerms } from './bonus';
import type { BonusBet } from './bonus-bet';
import { hitCause, type DrawnLevel, type HitCause } from './jackpot-draw';
import { isActivePool, type PoolState } from './pool-state';
import { whyUnmet, type BonusPlayer, type Unmet } from './why-not-usable';

/** Shares of a stake are counted in this many parts of one. */
const PARTS = 1_000_000n;

/** How long pages wait before they react to a hit, in seconds, unless configured (SPEC §9, DESIGN §4.8). */
export const JACKPOT_REACTION_SECONDS = 2;

/** One pool of a jackpot (SPEC §3 "Jackpot pool"). Amounts are in subunits of the jackpot's currency. */
export interface JackpotLevel extends DrawnLevel {
  code: string;
  name: string;
  state: PoolState;
  /** What the pool gets of each stake, in millionths. */
  share: number;
  /** What stakes have given beyond whole subunits, in millionths of one: from 0 up to, not including, a million. */
  carry: bigint;
}

/** What one bet did to one level. */
export interface LevelPlay {
  level: JackpotLevel;
  contribution: Minor;
  cause: HitCause | null;
  /** What the hit pays: all that the pool held, with this bet's contribution; zero without a hit. */
  paid: Minor;
}

/**
 * A qualifying stake, in the jackpot's currency, feeds a level and then draws for it (DESIGN §4.12). What
 * does not make a whole subunit is carried to the next stake, so that a pool has got exactly its share of
 * all stakes, rounded down, however they came. `digest` belongs to this bet and this level alone;
 * throws when it is not of 32 bytes.
 */
export function playLevel(level: JackpotLevel, stake: Minor, digest: Uint8Array): LevelPlay {
  if (!isActivePool(level.state)) return { level, contribution: ZERO, cause: null, paid: ZERO };
  const owed = stake * BigInt(level.share) + level.carry;
  const contribution = minor(owed / PARTS);
  const pool = sum([level.pool, contribution]);
  const cause = hitCause({ ...level, pool }, stake, digest);
  return {
    level: { ...level, carry: owed % PARTS, pool: cause ? ZERO : pool },
    contribution,
    cause,
    paid: cause ? pool : ZERO,
  };
}

/** What an operator thinks out for a level. Amounts are in subunits of the jackpot's currency. */
export interface PlannedLevel {
  /** In millionths of a stake. */
  share: number;
  startAmount: bigint;
  ceiling: bigint | null;
  hitEvery: bigint;
}

/**
 * Whether levels give more than is staked, on average. For each subunit staked a pool gets its share and drops as often as
 * `hitEvery` says, each time with the start amount that the promotions put in; one that fills to its ceiling gives the
 * whole of it for the stakes that fill what is above the start amount.
 */
export function givesMoreThanStaked(levels: readonly PlannedLevel[]): boolean {
  const parts = levels.flatMap(({ share, startAmount, ceiling, hitEvery }): Factor[] => {
    const fed = { times: BigInt(share), over: PARTS };
    const filled = { times: ceiling ?? 1n, over: ceiling === null ? 1n : ceiling - startAmount };
    return [both(fed, filled), { times: startAmount, over: hitEvery }];
  });
  const added = (one: Factor, other: Factor): Factor => ({
    times: one.times * other.over + other.times * one.over,
    over: one.over * other.over,
  });
  const { times, over } = parts.reduce(added, { times: 0n, over: 1n });
  return times > over;
}

/** What a stake gives to a level that gets `share` millionths of it; a subunit more, where the carry fills it. */
export function contributionOf(stake: Minor, share: number): Minor {
  return minor((stake * BigInt(share)) / PARTS);
}

/**
 * Why a bet does not feed a jackpot of these terms, or null when it does (DESIGN §4.12). What a freebet stakes is the
 * house's own money: it neither feeds a jackpot nor is drawn for.
 */
export function whyNotFed(
  terms: BonusTerms,
  bet: BonusBet,
  player: BonusPlayer,
  bonus: Parameters<typeof stakesCash>[0],
): Unmet | { code: 'freebet' } | null {
  return stakesCash(bonus) ? whyUnmet(terms, bet, player) : { code: 'freebet' };
}

/**
 * The amounts of a jackpot in subunits (SPEC §3 "Jackpot pool"): in its pools, paid by its hits, and both
 * together, which is all it ever got.
 */
export function jackpotAmounts(jackpot: {
  levels: readonly { pool: Minor }[];
  hitsAmount: Minor;
}): { amount: Minor; poolAmount: Minor; hitsAmount: Minor } {
  const { hitsAmount } = jackpot;
  const poolAmount = sum(jackpot.levels.map((level) => level.pool));
  return { amount: sum([poolAmount, hitsAmount]), poolAmount, hitsAmount };
}
