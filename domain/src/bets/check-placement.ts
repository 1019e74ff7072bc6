import type { Minor, Odds } from '../money';
import { potentialWin } from '../money';
import { isBettable, type Offer } from './market-status';
import { outcomeKey, type OutcomeKey, type OutcomeRef } from './outcome-key';
import type { Refusal } from './refusal';

/** How the player meets a changed price: `none` takes only the price seen, `higher` also a better one. */
export type OddsAcceptMode = 'none' | 'higher' | 'any';

/** A leg as the player sent it. */
export interface AskedLeg extends OutcomeRef {
  odds: Odds;
}

/** The same leg as the book has it now; absent when the book does not know the outcome. */
export interface OfferedLeg extends Offer {
  odds: Odds | null;
  provider: string;
}

/** What a bet asks for, before any rule was applied. */
export interface AskedBet {
  type: 'single' | 'combo';
  stake: Minor;
  legs: readonly AskedLeg[];
}

/** The site's limits for one bet, in subunits of the bet's currency. */
export interface PlacementRules {
  minStake: Minor;
  maxStake: Minor;
  maxPayout: Minor;
  maxSelections: number;
  acceptMode: OddsAcceptMode;
}

/** A bet that may be taken: its legs at the odds that now count. */
export interface AcceptedBet {
  type: 'single' | 'combo';
  stake: Minor;
  legs: readonly AskedLeg[];
  potentialWin: Minor;
}

type Check = { ok: true; value: AcceptedBet } | { ok: false; error: Refusal };

/**
 * Decides whether a bet may be taken at what the book offers now (SPEC §5). `offers` stands in the
 * order of the legs. Funds are not looked at: only the ledger knows them.
 */
export function checkPlacement(
  bet: AskedBet,
  offers: readonly (OfferedLeg | undefined)[],
  rules: PlacementRules,
): Check {
  const refusal =
    refusedShape(bet, rules) ?? refusedOffers(bet, offers) ?? refusedOdds(bet, offers, rules);
  if (refusal) return { ok: false, error: refusal };
  const legs = bet.legs.map((leg, index) => ({ ...leg, odds: offers[index]?.odds ?? leg.odds }));
  const win = potentialWin(
    bet.stake,
    legs.map((leg) => leg.odds),
  );
  if (win > rules.maxPayout) {
    return { ok: false, error: { code: 'payout_above_max', max: rules.maxPayout } };
  }
  return { ok: true, value: { type: bet.type, stake: bet.stake, legs, potentialWin: win } };
}

function refusedShape(bet: AskedBet, rules: PlacementRules): Refusal | null {
  const count = bet.legs.length;
  if (bet.type === 'single' ? count !== 1 : count < 2) {
    return { code: 'selection_count', type: bet.type };
  }
  if (count > rules.maxSelections) return { code: 'too_many_selections', max: rules.maxSelections };
  if (bet.stake < rules.minStake) return { code: 'stake_below_min', min: rules.minStake };
  if (bet.stake > rules.maxStake) return { code: 'stake_above_max', max: rules.maxStake };
  const twice = sameMatchTwice(bet.legs);
  return twice.length > 0 ? { code: 'same_match_twice', selections: twice } : null;
}

/** Legs that share their match with another leg; they may not stand in one combo (SPEC §5). */
export function sameMatchTwice(legs: readonly OutcomeRef[]): OutcomeKey[] {
  const shared = (leg: OutcomeRef) =>
    legs.filter((each) => each.matchId === leg.matchId).length > 1;
  return legs.filter(shared).map(outcomeKey);
}

function refusedOffers(bet: AskedBet, offers: readonly (OfferedLeg | undefined)[]): Refusal | null {
  const unknown = bet.legs.filter((_, index) => !offers[index]).map(outcomeKey);
  if (unknown.length > 0) return { code: 'selection_unknown', selections: unknown };
  if (new Set(offers.map((offer) => offer?.provider)).size > 1) return { code: 'mixed_providers' };
  const closed = bet.legs.filter((_, index) => {
    const offer = offers[index];
    return !offer || !isBettable(offer);
  });
  if (closed.length === 0) return null;
  return { code: 'market_not_bettable', selections: closed.map(outcomeKey) };
}

function refusedOdds(
  bet: AskedBet,
  offers: readonly (OfferedLeg | undefined)[],
  { acceptMode }: PlacementRules,
): Refusal | null {
  const changed = bet.legs.filter((leg, index) => {
    const now = offers[index]?.odds;
    return now === undefined || now === null || !accepts(acceptMode, leg.odds, now);
  });
  if (changed.length === 0) return null;
  return { code: 'odds_changed', selections: changed.map(outcomeKey) };
}

/** Whether a player who saw one price takes another under their acceptance mode (SPEC §4). */
export function accepts(mode: OddsAcceptMode, seen: Odds, now: Odds): boolean {
  if (mode === 'any') return true;
  return mode === 'higher' ? now >= seen : now === seen;
}
