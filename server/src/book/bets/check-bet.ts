import type { OddsAcceptMode } from '@touchline/domain/bets/accept-mode';
import type { BetKind } from '@touchline/domain/bets/bet-kind';
import {
  type AcceptedBet,
  type AskedLeg,
  checkPlacement,
} from '@touchline/domain/bets/check-placement';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import { systemOf } from '@touchline/domain/bets/system-types';
import { odds, ODDS_SCALE } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Placement } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { SiteSettings } from '../site';
import type { Offers } from './read-offers';

/** A bet as it is sent. */
export type SentBet = Placement['bets'][number];

/** Whatever pays at least the stake is taken. */
const LEAST_ODDS = odds(ODDS_SCALE);

/** What a bet is checked against. */
export interface BetRules {
  site: SiteSettings;
  /** The currencies the player has accounts in. */
  currencies: ReadonlySet<string>;
  acceptMode: OddsAcceptMode;
}

/** Decides whether one bet may be taken at what is offered now (SPEC §5). */
export function checkBet(
  bet: SentBet,
  offers: Offers,
  { site, currencies, acceptMode }: BetRules,
): Result<AcceptedBet, Refusal> {
  const kind = kindOf(bet);
  if (!kind.ok) return kind;
  if (bet.bonus) return refused({ code: 'bonus_not_usable' });
  const { currency, value: stake } = bet.stake;
  const limits = site.limits[currency];
  if (!limits || !currencies.has(currency)) {
    return refused({ code: 'currency_without_account', currency });
  }
  const legs = askedLegs(bet);
  const offer = { legs: legs.map(offers), customOdds: null };
  const { min: minStake, max: maxStake, maxPayout, systemCap } = limits;
  return checkPlacement({ kind: kind.value, stake, legs, bonus: null }, offer, {
    limits: { default: { minStake, maxStake, maxPayout } },
    systemCap,
    maxSelections: site.maxSelections,
    systems: site.systems,
    customBets: { enabled: false, allowSingle: false },
    leastOdds: LEAST_ODDS,
    acceptMode,
  });
}

/** Which bet it is. Custom bets are priced elsewhere. */
function kindOf({ type, system_id: systemId }: SentBet): Result<BetKind, Refusal> {
  if (type === 'single' || type === 'combo') return ok({ type });
  if (type === 'custom_bet') return refused({ code: 'bet_type_not_offered' });
  const system = systemId === undefined ? undefined : systemOf(systemId);
  return system ? ok({ type, system }) : refused({ code: 'system_not_offered' });
}

/** The legs of a bet as the domain has them. */
export function askedLegs(bet: SentBet): AskedLeg[] {
  return bet.selections.map((selection) => ({
    matchId: selection.match_id,
    marketId: selection.market_id,
    specifier: canonicalSpecifier(selection.specifier),
    outcomeId: selection.outcome_id,
    odds: selection.odds,
  }));
}

/** The currencies a player has an active account in. */
export async function currenciesOf(
  tx: Transaction<Database>,
  playerId: number,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('player_accounts')
    .select('currency')
    .where('player_id', '=', playerId)
    .where('active', '=', true)
    .execute();
  return new Set(rows.map((row) => row.currency));
}
