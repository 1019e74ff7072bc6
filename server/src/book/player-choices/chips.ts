import { minor, type Minor } from '@touchline/domain/money';
import type { SettingsSent } from '@touchline/wire/calls/settings';
import type { SiteSettings, StakeLimits } from '../site';

/** What is wrong with chosen stakes: the part of the body, and why. */
export interface WrongChips {
  field: string;
  why: string;
}

/** The first of the chosen stakes that the site does not take; null when it takes all of them (SPEC §3 "Settings"). */
export function wrongChips(
  stakes: NonNullable<SettingsSent['stakes']>,
  site: Pick<SiteSettings, 'limits'>,
): WrongChips | null {
  for (const [currency, { chips }] of Object.entries(stakes)) {
    const limits = site.limits[currency];
    const field = `body.stakes.${currency}`;
    if (!limits) return { field, why: 'no currency of this site' };
    const at = chips.findIndex((chip) => !isStake(chip, limits));
    if (at >= 0) {
      return { field: `${field}.chips.${at}`, why: `outside ${limits.min} to ${limits.max}` };
    }
  }
  return null;
}

/** The stakes at a click that are shown: those chosen that are still within the limits, else the site's. In subunits. */
export function shownChips(
  chosen: readonly number[] | undefined,
  limits: StakeLimits,
): readonly Minor[] {
  const usable = (chosen ?? []).filter((chip) => isStake(chip, limits)).map(minor);
  return usable.length === 0 ? limits.chips : usable;
}

function isStake(chip: number, { min, max }: StakeLimits): boolean {
  return BigInt(chip) >= min && BigInt(chip) <= max;
}
