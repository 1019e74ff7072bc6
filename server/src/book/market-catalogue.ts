import { specifierParts } from '@touchline/domain/bets/specifier';
import type { SportType } from '@touchline/domain/event';
import { PROVIDERS } from '@touchline/domain/feed/provider-choice';
import { languageFor, languageOf } from '../language';
import { catalogued, ownDescription } from './market-numbers';
import { countsByCatalogue, ownVariant, SHIPPED_FOR } from './described-markets';
import {
  lineTemplates,
  SHIPPED_COUNT,
  shippedMarket,
  shippedOutcomeIds,
  type Template,
} from './market-templates';
import { fillTemplate, type Sides } from './name-template';
import { nameOfId, nameOfUnknownMarket } from './unnamed';
import sports from './sports.json';
import { BOOK_WORDS } from './words/words-in';

/** What a line is named by: the sides of its match, whose line it is, and names of players and teams by urn. */
export interface NamedBy extends Sides {
  provider?: string;
  /** Of what is won outright. */
  event?: string | null;
  nameOf?: (urn: string) => string | null;
}

interface SportDescription {
  readonly key: string;
  readonly urns: readonly string[];
  readonly type: string;
  readonly main: number;
  readonly secondary: number;
  readonly top: readonly number[];
  /** How many periods are played unless it ends sooner or goes on longer; null where there are none. */
  readonly periods: number | null;
}

const BY_KEY: ReadonlyMap<string, SportDescription> = new Map(
  sports.map((sport) => [sport.key, sport]),
);
const BY_URN: ReadonlyMap<string, SportDescription> = new Map(
  sports.flatMap((sport) => sport.urns.map((urn) => [urn, sport] as const)),
);

/** The names of one line and its outcomes. */
export interface LineNames {
  /** Such as "1st goal" for `goalnr=1`. A market that is not described has generic words. */
  readonly market: string;
  /**
   * Such as "Over 2.5". An outcome whose id is the urn of a team or a player has its name; one that is not described
   * has generic words.
   */
  outcome(id: string): string;
}

/** Names a line in a locale. */
export function lineNames(id: number, specifier: string, by: NamedBy, locale: string): LineNames {
  const parts = specifierParts(specifier);
  const variant = parts.get('variant') ?? null;
  const templates = lineTemplates({ id, variant, provider: by.provider, locale });
  const filled = (template: Template | null, change = unchanged) =>
    template &&
    fillTemplate(change(template.text), {
      sides: by,
      parts,
      locale: template.language,
      event: by.event ?? null,
      nameOf: by.nameOf,
    });
  return {
    market: filled(templates.name) || nameOfUnknownMarket(parts, locale),
    outcome: (outcomeId) => {
      const name = filled(templates.outcome(outcomeId), (text) => flexScore(text, parts));
      return name || nameOfId(outcomeId, by.nameOf, locale);
    },
  };
}

const unchanged = (text: string) => text;

/** Where a line says at which score it stands, its outcomes are scores from there on: 2:1 is 1:1 after 1:0. */
function flexScore(text: string, parts: ReadonlyMap<string, string>): string {
  const [score, further] = [SCORE.exec(parts.get('score') ?? ''), SCORE.exec(text)];
  if (!score || !further) return text;
  return `${Number(score[1]) + Number(further[1])}:${Number(score[2]) + Number(further[2])}`;
}

const SCORE = /^(\d+):(\d+)$/;

const orders = new Map<string, readonly string[]>();

/**
 * The outcomes of a line in the order in which they are shown: home first, and over first. A market that a provider
 * counts in its own way has that provider's order.
 */
export function outcomeOrder(
  id: number,
  specifier: string,
  provider: string = SHIPPED_FOR,
): readonly string[] {
  const variant = specifier.includes('variant=') ? variantOf(specifier) : null;
  const own = ownDescription(id, provider)?.variants;
  const told = variant === null ? undefined : ownVariant(variant, provider);
  if (own) return (own.get(variant ?? '') ?? told ?? own.get(''))?.outcomes ?? [];
  const shipped = countsByCatalogue(provider) ? shippedOrder(id, variant) : [];
  return shipped.length > 0 ? shipped : (told?.outcomes ?? []);
}

function shippedOrder(id: number, variant: string | null): readonly string[] {
  const key = `${id} ${variant ?? ''}`;
  const known = orders.get(key);
  if (known) return known;
  const ids = shippedOutcomeIds(id, variant);
  const order = ids[0] === UNDER && ids[1] === OVER ? [OVER, UNDER, ...ids.slice(2)] : ids;
  // What is shipped is a list that ends; variants that are not in it come from without.
  if (ids.length > 0) orders.set(key, order);
  return order;
}

const OVER = '12';
const UNDER = '13';

/** How many outcomes each line of a market of the catalogue has; 0 where that differs or nobody says. */
export function outcomesCount(id: number | null): number {
  return id === null ? 0 : (shippedMarket(id)?.outcomes.length ?? 0);
}

/** The groups by which a provider's feed stops markets; every market is in `all`. */
export function groupsOf(id: number, provider: string = SHIPPED_FOR): readonly string[] {
  return ownDescription(id, provider)?.groups ?? catalogued(id, provider)?.groups ?? ['all'];
}

/** The tabs of the match screen on which a provider's market is shown. */
export function tabsOf(id: number, provider: string = SHIPPED_FOR): readonly string[] {
  return catalogued(id, provider)?.tabs ?? ['specials'];
}

/** Where a provider's market stands among the others: the lower, the earlier. */
export function marketPriority(id: number, provider: string = SHIPPED_FOR): number {
  return catalogued(id, provider)?.place ?? SHIPPED_COUNT;
}

/**
 * A sport by its key. Where two providers bring the same sport, the key of the second ends with the provider's name,
 * or with its urn, such as `dota2-oddin` and `dota2-od-sport-2`.
 */
function sportOf(key: string): SportDescription | undefined {
  return BY_KEY.get(key) ?? BY_KEY.get(key.replace(SUFFIX, ''));
}

const SUFFIX = new RegExp(`-(?:${PROVIDERS.join('|')}|[a-z]+-sport-\\d+)$`);

/**
 * The market that stands for a match in lists, by its number in the catalogue (see `numbersAt`); null for a sport
 * without one.
 */
export function mainMarketOf(sportKey: string): number | null {
  return sportOf(sportKey)?.main ?? null;
}

/** The market that stands beside it where there is room; null for a sport without one. */
export function secondaryMarketOf(sportKey: string): number | null {
  return sportOf(sportKey)?.secondary ?? null;
}

/** Further markets that are worth a place on a card, the best first. */
export function topMarketsOf(sportKey: string): readonly number[] {
  return sportOf(sportKey)?.top ?? [];
}

/** Our key of a sport by the feed's urn, such as `soccer` for `sr:sport:1`; null where we have none. */
export function sportKeyOf(urn: string): string | null {
  return BY_URN.get(urn)?.key ?? null;
}

/** Of which type a sport is, by its key: regular unless it is described otherwise. */
export function sportTypeOf(key: string): SportType {
  return (sportOf(key)?.type ?? 'regular') as SportType;
}

/** Where a sport stands among the others: the lower, the earlier. */
export function sportPriority(urn: string): number {
  const place = sports.findIndex((sport) => sport.urns.includes(urn));
  return place < 0 ? sports.length : place;
}

/** The name of a sport in a language that it is described in; null in any other. */
export function sportNameIn(key: string, locale: string): string | null {
  const language = languageFor(BOOK_WORDS, locale);
  const sport = sportOf(key);
  if (!sport || (language === 'en' && languageOf(locale) !== 'en')) return null;
  return BOOK_WORDS[language]?.sports[sport.key] ?? null;
}

/** How many periods a match of a sport has, unless it ends sooner or goes on longer; null where there are none. */
export function usualPeriods(sportKey: string): number | null {
  return sportOf(sportKey)?.periods ?? null;
}

function variantOf(specifier: string): string | null {
  return specifierParts(specifier).get('variant') ?? null;
}
