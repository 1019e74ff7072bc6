import type { OfferedBonus } from '../bonus/bet-bonus';
import type { Minor, Odds } from '../money';
import { ok, refused, type Result } from '../result';
import { accepts, type OddsAcceptMode } from './accept-mode';
import type { BetKind } from './bet-kind';
import type { LimitsByType } from './bet-limits';
import { type BetShape, shapeFault, type ShapeRules } from './bet-shape';
import type { CustomPrice } from './custom-price';
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
  /** The price of a custom bet; null for any other. */
  customPrice: CustomPrice | null;
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

/** A leg that takes bets, beside what is offered for it. */
type OpenLeg<Leg extends OutcomeRef> = Leg & { now: OfferedLeg & { odds: Odds } };

/**
 * Decides whether a bet may be taken at what the book offers now (SPEC §5). Funds are not looked at,
 * only the ledger knows them; nor is its place beside other bets, see `checkGroup`.
 */
export function checkPlacement(
  bet: AskedBet,
  offer: OfferedBet,
  rules: PlacementRules,
): Result<AcceptedBet, Refusal> {
  const open = openLegs(bet, offer.legs, rules);
  if (!open.ok) return open;
  const priced = pricedKind(bet.kind, offer.customPrice, rules);
  if (!priced.ok) return priced;
  const refusal = bet.kind.type === 'custom_bet' ? null : refusedOdds(open.value, rules);
  if (refusal) return refused(refusal);
  const accepted = atOffer({ ...bet, kind: priced.value }, open.value, rules);
  const beyond = stakeFault({ ...accepted, win: accepted.potentialWin }, rules.limits);
  return beyond ? refused(beyond) : ok(accepted);
}

/**
 * The legs with what is offered for them, if the bet can stand and all of them take bets (SPEC §5).
 * `offers` are in the order of the legs; undefined for an outcome the book does not know.
 */
export function openLegs<Leg extends OutcomeRef>(
  { kind, legs }: { kind: BetShape['kind']; legs: readonly Leg[] },
  offers: readonly (OfferedLeg | undefined)[],
  rules: ShapeRules,
): Result<OpenLeg<Leg>[], Refusal> {
  const offered = legs.map((leg, at) => ({ ...leg, now: offers[at] }));
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

function isOpenLeg<Leg extends OutcomeRef>(leg: Leg & { now: OfferedLeg }): leg is OpenLeg<Leg> {
  return isBettable(leg.now);
}

function refusedOdds(legs: readonly OpenLeg<AskedLeg>[], rules: PlacementRules): Refusal | null {
  const risks = legs.map(({ odds, now }) =>
    riskOf(odds, now.odds, now.bookmakerOdds ?? null, rules),
  );
  const risk = risks.find((each) => each !== null);
  if (!risk) return null;
  const selections = legs.filter((_, at) => risks[at] !== null).map(outcomeKey);
  return { code: isOfBook(risk) ? 'odds_not_taken' : 'odds_changed', selections, risk };
}

/** The kind at the price that now counts. Of a custom bet the odds of its legs do not count; its one price does. */
function pricedKind(
  kind: BetKind,
  price: CustomPrice | null,
  rules: PlacementRules,
): Result<BetKind, Refusal> {
  if (kind.type !== 'custom_bet') return ok(kind);
  if (!price?.ok) return refused({ code: `custom_bet_${price?.error ?? 'unavailable'}` });
  const now = price.value;
  const risk = riskOf(kind.odds, now, null, rules);
  if (!risk) return ok({ ...kind, odds: now });
  if (isOfBook(risk)) return refused({ code: 'odds_not_taken', selections: [], risk });
  return refused({ code: 'custom_odds_changed', risk, odds: now });
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
  open: readonly OpenLeg<AskedLeg>[],
  { systemCap }: PlacementRules,
): AcceptedBet {
  const legs = open.map(({ now, ...leg }) => ({ ...leg, odds: now.odds }));
  const priced = { kind: bet.kind, legs: legs.map(({ odds }) => odds), bonus: bet.bonus };
  const win = potentialWin(priced, bet.stake, systemCap);
  return { ...bet, legs, odds: totalOdds(priced), potentialWin: win };
}
