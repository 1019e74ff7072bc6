import { isCountryBlocked, isInGroup } from '../country-gate';
import { type Ages, isOfAge, USUAL_AGES } from './age';

/**
 * How far it is known who a player is: `pending` while somebody looks into it, `refused` when what was shown did not do.
 * Today operators set the first and the last; the others are for providers of identity checks.
 */
export const VERIFICATION_LEVELS = ['none', 'pending', 'refused', 'verified'] as const;

export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

/** What a site may want a verified player for. `withdrawal_above` is a withdrawal beyond an amount. */
export const VERIFIED_FOR = ['withdrawal_above', 'withdrawal', 'deposit', 'bet'] as const;

export type VerifiedFor = (typeof VERIFIED_FOR)[number];

/** From whom a site takes money at all. */
export interface MoneyRules {
  /** Countries from which nobody is let in, and those where the site is closed, by two capitals. */
  shutCountries: ReadonlySet<string>;
  /** The group of players the site is for; null is for everybody. */
  group: string | null;
  ages: Ages;
  verifiedFor: ReadonlySet<VerifiedFor>;
}

/** The rules unless the site has others. */
export const USUAL_MONEY_RULES: MoneyRules = {
  shutCountries: new Set(),
  group: null,
  ages: USUAL_AGES,
  verifiedFor: new Set(['withdrawal_above']),
};

/** What counts of whoever pays in or bets. */
export interface Standing {
  /** Where they live, as they say. */
  countryCode: string | null;
  statuses: readonly string[];
  /** As ISO 8601 writes a day; null where they have not said it. */
  birthDate: string | null;
  isVerified: boolean;
}

/** Why no money is taken from a player. */
export type StandingFault =
  | 'country_blocked'
  | 'group_required'
  | 'birth_date_missing'
  | 'under_age'
  | 'unverified';

/** What they are about to do, from where as far as that is known, at `now` in milliseconds since 1970. */
export interface MoneyAction {
  does: 'deposit' | 'bet';
  country: string | null;
  now: number;
}

/**
 * What stands against a player's deposit or bet, or null (SPEC §5, §6). A country counts as that of the address and as
 * that of the profile; an age by the country of the profile, or else by that of the address.
 */
export function whyNoMoney(
  player: Standing,
  { does, country, now }: MoneyAction,
  { shutCountries, group, ages, verifiedFor }: MoneyRules,
): StandingFault | null {
  const { countryCode, birthDate } = player;
  const isShut = [country, countryCode].some((each) => isCountryBlocked(shutCountries, each));
  if (isShut) return 'country_blocked';
  if (!isInGroup(group, player.statuses)) return 'group_required';
  if (birthDate === null) return 'birth_date_missing';
  if (!isOfAge(birthDate, countryCode ?? country, now, ages)) return 'under_age';
  return verifiedFor.has(does) && !player.isVerified ? 'unverified' : null;
}
