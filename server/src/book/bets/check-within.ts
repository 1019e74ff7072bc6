import type { BetType } from '@touchline/domain/bets/bet-kind';
import { USUAL_VIP_TIMES } from '@touchline/domain/bets/bet-limits';
import type { AcceptedBet } from '@touchline/domain/bets/check-placement';
import type { Refusal } from '@touchline/domain/bets/refusal';
import { minor, type Minor } from '@touchline/domain/money';
import { ok, type Result } from '@touchline/domain/result';
import type { LimitsOf } from '../limits/stake-limits';
import type { SiteSettings, StakeLimits } from '../site';
import { askedLegs, type BetRules, checkBet, type SentBet } from './check-bet';
import type { Offers } from './offers-now';

/** A bet that may be taken, and whether only after somebody has decided on it. */
export interface TakenBet extends AcceptedBet {
  isVip: boolean;
}

/** Who asks, as far as limits go. */
export interface Bounds {
  isVip: boolean;
  limitsOf: LimitsOf;
}

/**
 * Decides whether one bet may be taken within the limits that hold for it (SPEC §5). What a VIP asks for beyond them is
 * for somebody to decide on, up to so many times as much; what is wrong otherwise is wrong for VIPs too.
 */
export function checkWithin(
  bet: SentBet,
  offers: Offers,
  rules: BetRules,
  bounds: Bounds,
): Result<TakenBet, Refusal> {
  const site = siteWithin(bet, rules.site, bounds.limitsOf);
  const usual = checkBet(bet, offers, { ...rules, site });
  if (usual.ok) return ok({ ...usual.value, isVip: false });
  if (!bounds.isVip || !isBeyond(usual.error)) return usual;
  const more = checkBet(bet, offers, { ...rules, site: siteForVips(site) });
  return more.ok ? ok({ ...more.value, isVip: true }) : more;
}

function isBeyond({ code }: Refusal): boolean {
  return code === 'stake_above_max' || code === 'payout_above_max';
}

/** The site with the limits that hold for one bet: the tightest of its own and those set by operators. */
export function siteWithin(bet: SentBet, site: SiteSettings, limitsOf: LimitsOf): SiteSettings {
  const { currency } = bet.stake;
  const type: BetType = bet.type;
  return eachLimit(site, (limits, code) =>
    code === currency ? limitsOf({ type, currency, legs: askedLegs(bet) }, limits) : limits,
  );
}

/** The site as VIPs may ask of it. */
export function siteForVips(site: SiteSettings): SiteSettings {
  const { vipTimes = USUAL_VIP_TIMES } = site;
  const more = (amount: Minor) => minor(amount * BigInt(vipTimes));
  return eachLimit(site, (limits) => ({
    ...limits,
    max: more(limits.max),
    maxPayout: more(limits.maxPayout),
  }));
}

/** The site with other limits in its currencies. */
export function eachLimit(
  site: SiteSettings,
  change: (limits: StakeLimits, currency: string) => StakeLimits,
): SiteSettings {
  const limits = Object.entries(site.limits).map(
    ([currency, each]) => [currency, change(each, currency)] as const,
  );
  return { ...site, limits: Object.fromEntries(limits) };
}
