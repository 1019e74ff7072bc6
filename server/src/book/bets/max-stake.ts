import { limitsFor } from '@touchline/domain/bets/bet-limits';
import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import { largestStake } from '@touchline/domain/bets/largest-stake';
import { potentialWin } from '@touchline/domain/bets/potential-win';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { freebetStakeOf, isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { minor, smaller, type Minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { BetWithoutStake } from '@touchline/wire/calls/max-stake';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import { bonusesNamed } from '../../bonus/issued-bonuses';
import { readBettor } from '../limits/bettor';
import { exposureLeftFor } from '../limits/exposure-left';
import { ownStakeLeft } from '../limits/own-stake-left';
import { limitsNow } from '../limits/stake-limits';
import type { SiteSettings } from '../site';
import { askedLegs, checkBet, type SentBet } from './check-bet';
import type { BonusRules } from './check-bonus';
import { eachLimit, siteForVips, siteWithin } from './check-within';
import { unpricedAmong, type Unpriced } from './custom-price';
import { offersNow } from './offers-now';

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
  /** What it pays now if it is a custom bet; left out until that has been asked for. */
  customPrice?: CustomPrice;
}

/**
 * The stakes that a bet would be taken at now (SPEC §7 POST /bets/max-stake), or why it would not be at any: within the
 * limits of the site, of operators, and of the player's own. The balance is not looked at: the page knows it, and may
 * offer a deposit.
 */
export async function maxStake(
  tx: Transaction<Database>,
  { playerId, bet, now, customPrice }: StakeAsked,
  site: SiteSettings,
): Promise<Result<StakeRange, Refusal | Unpriced>> {
  const bettor = await readBettor(tx, playerId);
  const { isVip, lacksMunicipality, currencies, acceptMode } = bettor;
  if (lacksMunicipality) return refused({ code: 'municipality_unknown' });
  const named = await bonusesNamed(tx, bet.bonus ? [{ playerId, id: bet.bonus.id }] : []);
  const bonuses: BonusRules = {
    bonuses: named.get(playerId) ?? [],
    player: bettor,
    areSeveralAllowed: site.severalFreebets ?? true,
    now: now.getTime(),
  };
  const sent = staking(atLeast(bet, site), bonuses);
  const asked = askedLegs(sent);
  const offers = await run(tx, offersNow(asked, now, site));
  const usual = siteWithin(sent, site, (await run(tx, limitsNow([playerId], asked)))(playerId));
  const own = isVip ? siteForVips(usual) : usual;
  const checked = checkBet(sent, offers, {
    site: withoutMost(own),
    currencies,
    acceptMode: bet.auto_accept_odds_change ?? acceptMode,
    customPrice,
    bonuses,
  });
  if (!checked.ok) return checked;
  const unpriced = customPrice ? null : unpricedAmong([checked.value], offers);
  if (unpriced) return refused(unpriced);
  const { kind, legs } = checked.value;
  const { min, max, maxPayout, systemCap, maxExposure: cap } = limitsOf(own, bet.currency);
  const limits = limitsFor(kind.type, { default: { minStake: min, maxStake: max, maxPayout } });
  const { bonus } = checked.value;
  const free = freebetStakeOf(bonus);
  if (free !== null) return ok({ min: free, max: free });
  const priced = { kind, legs: legs.map((leg) => leg.odds), bonus };
  // At the least stake the rounding of what a combo wins may hide what a void leg costs.
  const atMost = {
    ...checked.value,
    stake: limits.maxStake,
    potentialWin: potentialWin(priced, limits.maxStake, systemCap),
  };
  const exposed = { currency: bet.currency, cap };
  const providerOf = (leg: (typeof legs)[number]) => offers(leg)?.provider ?? '';
  // Somebody decides on what a VIP asks for beyond it.
  const exposureLeft = isVip ? null : await exposureLeftFor(tx, atMost, exposed, providerOf);
  const left = await ownStakeLeft(tx, playerId, bet.currency, now);
  const most = left === null ? limits.maxStake : smaller(limits.maxStake, left);
  const bounds = { ...limits, maxStake: most, systemCap, exposureLeft };
  return ok({ min: limits.minStake, max: largestStake(priced, bounds) });
}

/** The bet at the least stake, at which nothing but its stake being too high can be wrong with a stake. */
export function atLeast({ currency, ...bet }: BetWithoutStake, site: SiteSettings): SentBet {
  return { ...bet, stake: { currency, value: limitsOf(site, currency).min } };
}

/** A freebet stakes its own amount. */
function staking(bet: SentBet, { bonuses }: BonusRules): SentBet {
  const own = bonuses.find(({ id }) => id === bet.bonus?.id);
  if (!own || !isFreebet(own) || own.amount <= 0n) return bet;
  return { ...bet, stake: { ...bet.stake, value: own.amount } };
}

/** Odds may be so high that even the least stake pays too much; then the most is zero, which is no refusal. */
function withoutMost(site: SiteSettings): SiteSettings {
  return eachLimit(site, (limits) => ({ ...limits, max: BOUNDLESS, maxPayout: BOUNDLESS }));
}

const BOUNDLESS = minor(2n ** 256n);

/** Of a currency that the site does not know, the limits do not matter: the bet is refused for it. */
function limitsOf({ limits }: SiteSettings, currency: string) {
  const none = minor(1n);
  return (
    limits[currency] ?? {
      min: none,
      max: none,
      maxPayout: none,
      systemCap: none,
      maxExposure: none,
    }
  );
}
