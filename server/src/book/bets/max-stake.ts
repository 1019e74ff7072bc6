import { limitsFor } from '@touchline/domain/bets/bet-limits';
import { largestStake } from '@touchline/domain/bets/largest-stake';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { minor, type Minor } from '@touchline/domain/money';
import { ok, type Result } from '@touchline/domain/result';
import type { BetWithoutStake } from '@touchline/wire/calls/max-stake';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { acceptModeOf } from '../player-choices/chosen-settings';
import type { SiteSettings } from '../site';
import { askedLegs, checkBet, currenciesOf, type SentBet } from './check-bet';
import { readOffers } from './read-offers';

/** Between which stakes a bet is taken, in subunits of its currency; `max` is zero where none is. */
export interface StakeRange {
  min: Minor;
  max: Minor;
}

/** A bet whose largest stake is asked for, and by whom. */
export interface StakeAsked {
  playerId: number;
  bet: BetWithoutStake;
  now: Date;
}

/**
 * The stakes that a bet would be taken at now (SPEC §7 POST /bets/max-stake), or why it would not be at any. The
 * balance is not looked at: the page knows it, and may offer a deposit.
 */
export async function maxStake(
  tx: Transaction<Database>,
  { playerId, bet, now }: StakeAsked,
  site: SiteSettings,
): Promise<Result<StakeRange, Refusal>> {
  const sent = atLeast(bet, site);
  const offers = await readOffers(tx, askedLegs(sent), now);
  const currencies = await currenciesOf(tx, playerId);
  const checked = checkBet(sent, offers, {
    site: withoutMost(site),
    currencies,
    acceptMode: bet.auto_accept_odds_change ?? (await acceptModeOf(tx, playerId)),
  });
  if (!checked.ok) return checked;
  const { kind, legs } = checked.value;
  const { min, max, maxPayout, systemCap } = limitsOf(site, bet.currency);
  const limits = limitsFor(kind.type, { default: { minStake: min, maxStake: max, maxPayout } });
  const priced = { kind, legs: legs.map((leg) => leg.odds), bonus: null };
  const largest = largestStake(priced, { ...limits, systemCap, exposureLeft: null });
  return ok({ min: limits.minStake, max: largest });
}

/** The bet at the least stake, at which nothing but its stake being too high can be wrong with a stake. */
export function atLeast({ currency, ...bet }: BetWithoutStake, site: SiteSettings): SentBet {
  return { ...bet, stake: { currency, value: limitsOf(site, currency).min } };
}

/** Odds may be so high that even the least stake pays too much; then the most is zero, which is no refusal. */
function withoutMost(site: SiteSettings): SiteSettings {
  const limits = Object.entries(site.limits).map(
    ([currency, each]) => [currency, { ...each, maxPayout: BOUNDLESS }] as const,
  );
  return { ...site, limits: Object.fromEntries(limits) };
}

const BOUNDLESS = minor(2n ** 256n);

/** Of a currency that the site does not know, the limits do not matter: the bet is refused for it. */
function limitsOf({ limits }: SiteSettings, currency: string) {
  const none = minor(1n);
  return limits[currency] ?? { min: none, max: none, maxPayout: none, systemCap: none };
}
