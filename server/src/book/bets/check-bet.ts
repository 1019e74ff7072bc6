import { assert } from '@touchline/domain/assert';
import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { BetKind } from '@touchline/domain/bets/bet-kind';
import {
  type AcceptedBet,
  type AskedLeg,
  checkPlacement,
} from '@touchline/domain/bets/check-placement';
import type { ShapeRules } from '@touchline/domain/bets/bet-shape';
import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import type { OutcomeRef } from '@touchline/domain/bets/outcome-key';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import { systemOf } from '@touchline/domain/bets/system-types';
import { odds, ODDS_SCALE } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Placement } from '@touchline/wire/bets';
import { type SiteSettings, USUAL_CUSTOM_BETS } from '../site';
import { type BonusRules, NO_BONUSES, offeredBonus } from './check-bonus';
import type { Offers } from './offers-now';

/** A bet as it is sent. */
export type SentBet = Placement['bets'][number];

/** Unless configured, whatever pays at least the stake is taken. */
const LEAST_ODDS = odds(ODDS_SCALE);

/** What a bet is checked against. */
export interface BetRules {
  site: SiteSettings;
  /** The currencies the player has accounts in. */
  currencies: ReadonlySet<string>;
  acceptMode: OddsAcceptMode;
  /** What a custom bet pays now; left out, what the player has seen. */
  customPrice?: CustomPrice;
  /** What the player's bonuses are; left out, there are none. */
  bonuses?: BonusRules;
}

/** Decides whether one bet may be taken at what is offered now (SPEC §5). */
export function checkBet(
  bet: SentBet,
  offers: Offers,
  { site, currencies, acceptMode, customPrice, bonuses = NO_BONUSES }: BetRules,
): Result<AcceptedBet, Refusal> {
  const kind = kindOf(bet);
  if (!kind.ok) return kind;
  const { currency, value: stake } = bet.stake;
  const limits = site.limits[currency];
  if (!limits || !currencies.has(currency)) {
    return refused({ code: 'currency_without_account', currency });
  }
  const legs = askedLegs(bet);
  const offer = { legs: legs.map(offers), customPrice: priceOf(kind.value, customPrice) };
  const bonus = offeredBonus(bet, { kind: kind.value, offers: legs.map(offers) }, bonuses);
  if (!bonus.ok) return bonus;
  const { min: minStake, max: maxStake, maxPayout, systemCap } = limits;
  return checkPlacement({ kind: kind.value, stake, legs, bonus: bonus.value }, offer, {
    limits: { default: { minStake, maxStake, maxPayout } },
    systemCap,
    ...shapeRulesOf(site),
    leastOdds: site.leastOdds ?? LEAST_ODDS,
    acceptMode,
  });
}

/** What a site takes as a bet. */
export function shapeRulesOf({ maxSelections, systems, customBets }: SiteSettings): ShapeRules {
  return { maxSelections, systems, customBets: customBets ?? USUAL_CUSTOM_BETS };
}

/** While nobody has been asked, nothing but the price can be wrong with a custom bet at the price that was seen. */
function priceOf(kind: BetKind, now: CustomPrice | undefined): CustomPrice | null {
  return kind.type === 'custom_bet' ? (now ?? ok(kind.odds)) : null;
}

/** Which bet it is. */
export function kindOf({
  type,
  system_id: systemId,
  custom_odds: seen,
}: Pick<SentBet, 'type' | 'system_id' | 'custom_odds'>): Result<BetKind, Refusal> {
  if (type === 'single' || type === 'combo') return ok({ type });
  if (type === 'custom_bet') {
    assert(seen !== undefined, 'no custom bet comes through the door without its odds');
    return ok({ type, odds: seen });
  }
  const system = systemId === undefined ? undefined : systemOf(systemId);
  return system ? ok({ type, system }) : refused({ code: 'system_not_offered' });
}

/** The legs of a bet as the domain has them. */
export function askedLegs(bet: SentBet): AskedLeg[] {
  return bet.selections.map((selection) => ({ ...outcomeOf(selection), odds: selection.odds }));
}

/** The outcome that a selection is of. */
export function outcomeOf(selection: Omit<SentBet['selections'][number], 'odds'>): OutcomeRef {
  return {
    matchId: selection.match_id,
    marketId: selection.market_id,
    specifier: canonicalSpecifier(selection.specifier),
    outcomeId: selection.outcome_id,
  };
}
