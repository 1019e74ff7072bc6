import { assert } from '@touchline/domain/assert';
import type { AcceptedBet } from '@touchline/domain/bets/check-placement';
import { type EventPart, exposureLeft } from '@touchline/domain/bets/exposure';
import { largestStake } from '@touchline/domain/bets/largest-stake';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { minor, minus, smaller, type Minor } from '@touchline/domain/money';
import type { Statement } from '../../db/statements';
import type { SiteSettings } from '../site';
import type { BetPart } from './bet-parts';
import { exposedWith, exposureAt, type Exposures, exposuresWritten } from './event-rows';
import { partsWritten } from './keep-exposures';

/** A bet that is not written down yet, by how it is counted among those that may be. */
export interface NumberedBet {
  id: number;
  currency: string;
  bet: AcceptedBet & { parts: readonly EventPart[] };
}

/** What the events of new bets can cost, while no other transaction changes that. */
export interface HeldExposures {
  /**
   * Looks at bets one after the other, and answers for each why it is not taken or null: it costs more than is left of
   * an event (SPEC §7 POST /bets/max-stake), and is told the largest stake that does not. They count only when kept.
   * Bets that wait for a decision cost nothing yet.
   */
  consider(bets: readonly NumberedBet[]): { refusals: (Refusal | null)[]; keep(): void };
  /** Writes down all that were kept, with the exposures after them, by the ids that they have got. */
  written(idOf: (counted: number) => number): Statement<void>[];
}

/** What bets are to their events: those that have to be locked for them. */
export function partsIn(bets: readonly NumberedBet[]): BetPart[] {
  return bets.flatMap(({ id, currency, bet }) =>
    bet.parts.map((part) => ({ ...part, betId: id, currency })),
  );
}

/** Holds the events of new bets, which the caller has locked. */
export function heldExposures(
  locked: Exposures,
  { limits }: Pick<SiteSettings, 'limits'>,
): HeldExposures {
  let exposures = locked;
  const kept: BetPart[] = [];
  return {
    consider: (asked) => {
      let after = exposures;
      const parts = asked.map((each) => partsIn([each]));
      const refusals = asked.map(({ currency, bet }, at) => {
        const own = parts[at] ?? [];
        const left = leftFor(after, own, limits[currency]?.maxExposure ?? null);
        const refusal = refusedBy(bet, limits[currency]?.min ?? minor(1), left);
        if (!refusal) after = exposedWith(after, own);
        return refusal;
      });
      const keep = () => {
        exposures = after;
        kept.push(...parts.flat());
      };
      return { refusals, keep };
    },
    written: (idOf) => {
      if (kept.length === 0) return [];
      const parts = kept.map((part) => ({ ...part, betId: idOf(part.betId) }));
      return [exposuresWritten(parts, exposures), partsWritten(parts)];
    },
  };
}

/** How much more than its stake a bet may win on the tightest of its events; null where nothing is capped. */
export function leftFor(
  exposures: Exposures,
  parts: readonly (EventPart & Pick<BetPart, 'currency'>)[],
  cap: Minor | null,
): Minor | null {
  if (cap === null || parts.length === 0) return null;
  return parts.map((part) => exposureLeft(exposureAt(exposures, part), part, cap)).reduce(smaller);
}

/** How much a bet costs the house when it wins: all that a freebet pays. */
export function costOf({ potentialWin, stake, bonus }: AcceptedBet): Minor {
  return stakesCash(bonus) ? minus(potentialWin, stake) : potentialWin;
}

function refusedBy(bet: AcceptedBet, minStake: Minor, exposure: Minor | null): Refusal | null {
  if (exposure === null || costOf(bet) <= exposure) return null;
  const { kind, stake, potentialWin: win, bonus } = bet;
  const priced = { kind, legs: bet.legs.map((leg) => leg.odds), bonus };
  const bounds = { minStake, maxStake: stake, maxPayout: win, systemCap: null };
  const max = largestStake(priced, { ...bounds, exposureLeft: exposure });
  assert(max < stake, 'what is left of an event holds no more than the bet it refused');
  return { code: 'stake_above_max', max };
}
