import type { OfferedBonus } from '../bonus/bet-bonus';
import type { Minor, Odds } from '../money';
import { ok, refused, type Result } from '../result';
import { accepts, type OddsAcceptMode } from './accept-mode';
import type { BetKind } from './bet-kind';
import type { LimitsByType } from './bet-limits';
import { shapeFault, type ShapeRules } from './bet-shape';
import { isBettable, type Offer } from './market-status';
import { oddsRisk, type OddsRisk } from './odds-risk';
import { outcomeKey, type OutcomeRef } from './outcome-key';
import { potentialWin, totalOdds } from './potential-win';
import type { Refusal } from './refusal';
import { stakeFault } from './stake-fault';

/** A leg as the player sent it. */
export interface AskedLeg extends OutcomeRef {
  odds: Odds;
}

/** The same leg as the book has it now. */
export interface OfferedLeg extends Offer {
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
export interface PlacementRules extends ShapeRules {
  limits: LimitsByType;
  /** The most a system pays (DESIGN §4.8); null where nothing caps it. */
  systemCap: Minor | null;
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

/** A leg that takes bets, beside the price that the player saw. */
type OpenLeg = AskedLeg & { now: OfferedLeg & { odds: Odds } };

/**
 * Decides whether a bet may be taken at what the book offers now (SPEC §5). Funds are not looked at,
 * only the ledger knows them; nor is its place beside other bets, see `checkGroup`.
 */
export function checkPlacement(
  bet: AskedBet,
  offer: OfferedBet,
  rules: PlacementRules,
): Result<AcceptedBet, Refusal> {
  const open = openLegs(bet, offer, rules);
  if (!open.ok) return open;
  const { customOdds } = offer;
  const refusal =
    bet.kind.type === 'custom_bet'
      ? refusedPrice(bet.kind.odds, customOdds, rules)
      : refusedOdds(open.value, rules);
  if (refusal) return refused(refusal);
  const accepted = atOffer(bet, open.value, customOdds, rules);
  const beyond = stakeFault({ ...accepted, win: accepted.potentialWin }, rules.limits);
  return beyond ? refused(beyond) : ok(accepted);
}

/** The legs with what is offered for them, if the bet can stand and all of them take bets. */
function openLegs(
  { kind, legs }: AskedBet,
  offer: OfferedBet,
  rules: PlacementRules,
): Result<OpenLeg[], Refusal> {
  const offered = legs.map((leg, at) => ({ ...leg, now: offer.legs[at] }));
  const known = offered.filter(isKnown);
  if (known.length < offered.length) {
    const unknown = offered.filter((leg) => !isKnown(leg)).map(outcomeKey);
    return refused({ code: 'selection_unknown', selections: unknown });
  }
  const selections = known.map((leg) => ({ ...leg, provider: leg.now.provider }));
  const fault = shapeFault({ kind, selections }, rules);
  if (fault) return refused(fault);
  const open = known.filter(isOpenLeg);
  if (open.length === known.length) return ok(open);
  const closed = known.filter((leg) => !isOpenLeg(leg)).map(outcomeKey);
  return refused({ code: 'market_not_bettable', selections: closed });
}

function isKnown<T extends { now: OfferedLeg | undefined }>(
  leg: T,
): leg is T & { now: OfferedLeg } {
  return leg.now !== undefined;
}

function isOpenLeg(leg: AskedLeg & { now: OfferedLeg }): leg is OpenLeg {
  return isBettable(leg.now);
}

function refusedOdds(legs: readonly OpenLeg[], rules: PlacementRules): Refusal | null {
  const risks = legs.map(({ odds, now }) =>
    riskOf(odds, now.odds, now.bookmakerOdds ?? null, rules),
  );
  const risk = risks.find((each) => each !== null);
  if (!risk) return null;
  const selections = legs.filter((_, at) => risks[at] !== null).map(outcomeKey);
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

function atOffer(
  bet: AskedBet,
  open: readonly OpenLeg[],
  customOdds: Odds | null,
  { systemCap }: PlacementRules,
): AcceptedBet {
  const legs = open.map(({ now, ...leg }) => ({ ...leg, odds: now.odds }));
  const kind =
    bet.kind.type === 'custom_bet' && customOdds !== null
      ? { ...bet.kind, odds: customOdds }
      : bet.kind;
  const priced = { kind, legs: legs.map(({ odds }) => odds), bonus: bet.bonus };
  const win = potentialWin(priced, bet.stake, systemCap);
  return { ...bet, kind, legs, odds: totalOdds(priced), potentialWin: win };
}
