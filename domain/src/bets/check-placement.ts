import { unreachable } from '../assert';
import type { OfferedBonus } from '../bonus/bet-bonus';
import type { Minor, Odds } from '../money';
import { ok, refused, type Result } from '../result';
import type { BetKind } from './bet-kind';
import { limitsFor, type LimitsByType } from './bet-limits';
import { isBettable, type Offer } from './market-status';
import { oddsRisk, type OddsRisk } from './odds-risk';
import { outcomeKey, type OutcomeKey, type OutcomeRef } from './outcome-key';
import { potentialWin, totalOdds } from './potential-win';
import type { Refusal } from './refusal';
import { takesSystems, type SystemType } from './system-types';

/** How the player meets a changed price: `none` takes only the price seen, `higher` also a better one. */
export type OddsAcceptMode = 'none' | 'higher' | 'any';

/** A leg as the player sent it. */
export interface AskedLeg extends OutcomeRef {
  odds: Odds;
}

/** The same leg as the book has it now. */
export interface OfferedLeg extends Offer {
  odds: Odds | null;
  /** What the provider quotes, where the site's own price is another. */
  bookmakerOdds?: Odds | null;
  provider: string;
}

/** What a bet asks for, before any rule was applied. */
export interface AskedBet {
  /** With the odds the player saw for a custom bet. */
  kind: BetKind;
  stake: Minor;
  legs: readonly AskedLeg[];
  /** One the player may use; whether this bet is eligible for it is decided with the bonus. */
  bonus: OfferedBonus | null;
}

/** What the book has of a bet now. */
export interface OfferedBet {
  /** In the order of the legs; undefined for an outcome the book does not know. */
  legs: readonly (OfferedLeg | undefined)[];
  /** The one price of a custom bet; null where there is none. */
  customOdds: Odds | null;
}

/** The site's rules for one bet. Amounts are in subunits of the bet's currency. */
export interface PlacementRules {
  limits: LimitsByType;
  /** The most a system pays (DESIGN §4.8); null where nothing caps it. */
  systemCap: Minor | null;
  maxSelections: number;
  /** The systems that are offered. */
  systems: readonly SystemType[];
  /** Whether bets are built from several outcomes of one match, and from a single one. */
  customBets: { enabled: boolean; allowSingle: boolean };
  /** The lowest odds the site takes bets at; 1.000 where it takes any. */
  leastOdds: Odds;
  acceptMode: OddsAcceptMode;
}

/** A bet that may be taken: itself at the odds that now count. */
export interface AcceptedBet extends AskedBet {
  /** Of the whole bet, for showing. */
  odds: Odds;
  potentialWin: Minor;
}

/**
 * Decides whether a bet may be taken at what the book offers now (SPEC §5). Funds are not looked at,
 * only the ledger knows them; nor is its place beside other bets, see `checkGroup`.
 */
export function checkPlacement(
  bet: AskedBet,
  offer: OfferedBet,
  rules: PlacementRules,
): Result<AcceptedBet, Refusal> {
  const refusal =
    refusedShape(bet, rules) ?? refusedOffers(bet, offer) ?? refusedOdds(bet, offer, rules);
  if (refusal) return refused(refusal);
  const accepted = atOffer(bet, offer, rules);
  const beyond = refusedStake(accepted, rules);
  return beyond ? refused(beyond) : ok(accepted);
}

function refusedShape({ kind, legs }: AskedBet, rules: PlacementRules): Refusal | null {
  const { customBets, maxSelections, systems } = rules;
  const { type } = kind;
  if (type === 'custom_bet' && !customBets.enabled) return { code: 'bet_type_not_offered', type };
  if (type === 'system' && !systems.some(({ id }) => id === kind.system.id)) {
    return { code: 'system_not_offered' };
  }
  if (!takesCount(kind, legs.length, customBets.allowSingle)) {
    return { code: 'selection_count', type };
  }
  if (legs.length > maxSelections) return { code: 'too_many_selections', max: maxSelections };
  return type === 'custom_bet' ? refusedMatches(legs) : refusedDuplicates(legs);
}

function takesCount(kind: BetKind, count: number, customSingle: boolean): boolean {
  switch (kind.type) {
    case 'single':
      return count === 1;
    case 'combo':
      return count > 1;
    case 'system':
      return count === kind.system.totalCount;
    case 'custom_bet':
      return count > (customSingle ? 0 : 1);
    default:
      return unreachable(kind);
  }
}

function refusedMatches(legs: readonly OutcomeRef[]): Refusal | null {
  const matches = new Set(legs.map(({ matchId }) => matchId));
  return matches.size > 1 ? { code: 'several_matches' } : null;
}

function refusedDuplicates(legs: readonly OutcomeRef[]): Refusal | null {
  const twice = sameMatchTwice(legs);
  return twice.length > 0 ? { code: 'same_match_twice', selections: twice } : null;
}

/** Legs that share their match with another leg; they may not stand in one combo or system (SPEC §5). */
export function sameMatchTwice(legs: readonly OutcomeRef[]): OutcomeKey[] {
  const shared = (leg: OutcomeRef) =>
    legs.filter((each) => each.matchId === leg.matchId).length > 1;
  return legs.filter(shared).map(outcomeKey);
}

function refusedOffers({ kind, legs }: AskedBet, offer: OfferedBet): Refusal | null {
  const unknown = legs.filter((_, index) => !offer.legs[index]).map(outcomeKey);
  if (unknown.length > 0) return { code: 'selection_unknown', selections: unknown };
  const providers = new Set(offer.legs.flatMap((each) => each?.provider ?? []));
  if (providers.size > 1) return { code: 'mixed_providers' };
  if (kind.type === 'system' && ![...providers].every(takesSystems)) {
    return { code: 'system_not_offered' };
  }
  const closed = legs.filter((_, index) => {
    const each = offer.legs[index];
    return !each || !isBettable(each);
  });
  if (closed.length === 0) return null;
  return { code: 'market_not_bettable', selections: closed.map(outcomeKey) };
}

function refusedOdds(bet: AskedBet, offer: OfferedBet, rules: PlacementRules): Refusal | null {
  if (bet.kind.type === 'custom_bet') return refusedPrice(bet.kind.odds, offer.customOdds, rules);
  const risks = bet.legs.map(({ odds }, index) => {
    const now = offer.legs[index];
    return now?.odds ? riskOf(odds, now.odds, now.bookmakerOdds ?? null, rules) : null;
  });
  const risk = risks.find((each) => each !== null);
  if (!risk) return null;
  const selections = bet.legs.filter((_, index) => risks[index] !== null).map(outcomeKey);
  return { code: isOfBook(risk) ? 'odds_not_taken' : 'odds_changed', selections, risk };
}

/** The odds of a custom bet's legs do not count; its one price does. */
function refusedPrice(seen: Odds, now: Odds | null, rules: PlacementRules): Refusal | null {
  const risk = now && riskOf(seen, now, null, rules);
  if (now && !risk) return null;
  if (risk && isOfBook(risk)) return { code: 'odds_not_taken', selections: [], risk };
  return { code: 'custom_odds_changed', risk };
}

/** A price the player takes is the price agreed to. */
function riskOf(
  seen: Odds,
  now: Odds,
  bookmaker: Odds | null,
  { acceptMode, leastOdds }: PlacementRules,
): OddsRisk | null {
  const agreed = accepts(acceptMode, seen, now) ? now : seen;
  return oddsRisk(agreed, { now, bookmaker, least: leastOdds });
}

function isOfBook(risk: OddsRisk): boolean {
  return risk === 'odds_too_low' || risk === 'odds_higher_than_bookmakers';
}

/** Whether a player who saw one price takes another under their acceptance mode (SPEC §4). */
export function accepts(mode: OddsAcceptMode, seen: Odds, now: Odds): boolean {
  if (mode === 'any') return true;
  return mode === 'higher' ? now >= seen : now === seen;
}

function atOffer(bet: AskedBet, offer: OfferedBet, { systemCap }: PlacementRules): AcceptedBet {
  const { customOdds } = offer;
  const legs = bet.legs.map((leg, index) => ({
    ...leg,
    odds: offer.legs[index]?.odds ?? leg.odds,
  }));
  const kind =
    bet.kind.type === 'custom_bet' && customOdds !== null
      ? { ...bet.kind, odds: customOdds }
      : bet.kind;
  const priced = { kind, legs: legs.map(({ odds }) => odds), bonus: bet.bonus };
  const win = potentialWin(priced, bet.stake, systemCap);
  return { ...bet, kind, legs, odds: totalOdds(priced), potentialWin: win };
}

function refusedStake(bet: AcceptedBet, rules: PlacementRules): Refusal | null {
  const { kind, stake, bonus } = bet;
  const { minStake, maxStake, maxPayout } = limitsFor(kind.type, rules.limits);
  if (stake < minStake) return { code: 'stake_below_min', min: minStake };
  if (stake > maxStake) return { code: 'stake_above_max', max: maxStake };
  if (bonus && 'freebetStake' in bonus && bonus.freebetStake > 0n && stake !== bonus.freebetStake) {
    return { code: 'freebet_stake', stake: bonus.freebetStake };
  }
  return bet.potentialWin > maxPayout ? { code: 'payout_above_max', max: maxPayout } : null;
}
