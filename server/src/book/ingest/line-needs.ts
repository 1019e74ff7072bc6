import { specifierParts } from '@touchline/domain/bets/specifier';
import { descriptionOf } from '../described-markets';
import { lineTemplates } from '../market-templates';
import { hasProfile, urnsOf } from '../unnamed';
import { ANY_MARKET } from './change';
import type { NamesWanted } from './names-wanted';

/** What a line is named by that has to be known of its provider. */
export interface NameNeeds {
  /** Whether the market itself, or an outcome that it should list, is not described. */
  readonly market: boolean;
  /** The variant whose outcomes are not described; null where they are, or there is none. */
  readonly variant: string | null;
  /** The players and teams that it names, known or not. */
  readonly urns: readonly string[];
}

/** What a provider's line needs for its name and the names of these outcomes, in the language of a locale. */
export function namesNeeded(
  { provider, locale }: { provider: string; locale: string },
  { marketId, specifier, outcomes }: NamesWanted,
): NameNeeds {
  const parts = specifierParts(specifier);
  const variant = parts.get('variant') ?? null;
  const templates = lineTemplates({ id: marketId, variant, provider, locale });
  const untold = outcomes.filter((id) => templates.outcome(id) === null);
  const isUndescribed = untold.some((id) => profilesIn(id).length === 0);
  return {
    market: templates.name === null || (variant === null && isUndescribed),
    variant: isUndescribed ? variant : null,
    urns: [...new Set([...parts.values(), ...untold].flatMap(profilesIn))],
  };
}

/** The players and teams in the id of an outcome or a value of a specifier. */
export function profilesIn(text: string): string[] {
  return urnsOf(text).filter(hasProfile);
}

/** Whether a provider has described a variant in a locale, be it of one market or of all that have it. */
export function isVariantDescribed(
  provider: string,
  locale: string,
  marketId: number,
  variant: string,
): boolean {
  const of = { provider, locale, variant };
  return [marketId, ANY_MARKET].some((id) => descriptionOf({ ...of, id }) !== undefined);
}
