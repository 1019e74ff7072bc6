import { specifierParts } from '@touchline/domain/bets/specifier';
import german from './markets.de.json';
import catalogue from './markets.json';
import { fillTemplate, type Sides } from './name-template';

interface OutcomeDescription {
  id: string;
  name: string;
}

interface MarketDescription {
  id: number;
  name: string;
  sports: readonly string[];
  tabs: readonly string[];
  groups: readonly string[];
  outcomes: readonly OutcomeDescription[];
}

/** Templates of one market in another language; an outcome that reads the same there is left out. */
interface Translation {
  name: string;
  outcomes: Readonly<Record<string, string>>;
}

const MARKETS: ReadonlyMap<number, MarketDescription & { place: number }> = new Map(
  catalogue.markets.map((market, place) => [market.id, { ...market, place }]),
);
const VARIANTS: ReadonlyMap<string, readonly OutcomeDescription[]> = new Map(
  catalogue.variants.map(({ variant, outcomes }) => [variant, outcomes]),
);
const SPORTS: ReadonlyMap<string, string> = new Map(
  catalogue.sports.map(({ urn, key }) => [urn, key]),
);
const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, Translation>>>> = {
  de: german,
};

/** The market that stands for a match in lists, by sport key. */
export const MAIN_MARKETS: Readonly<Record<string, number>> = {
  soccer: 1,
  icehockey: 1,
  basketball: 219,
  amfootball: 219,
  cricket: 340,
  tennis: 186,
  volleyball: 186,
  csgo: 186,
  lol: 186,
  dota2: 186,
};

/** The name of a line, such as "1st goal" for `goalnr=1`. A market that is not described is "Market 123". */
export function marketName(id: number, specifier: string, sides: Sides, locale: string): string {
  const translated = translationOf(id, locale);
  const template = translated?.name ?? MARKETS.get(id)?.name ?? `Market ${id}`;
  return named(template, specifier, sides, translated ? locale : 'en');
}

/** The name of an outcome, such as "Over 2.5". One that is not described keeps its id. */
export function outcomeName(
  id: number,
  specifier: string,
  outcomeId: string,
  sides: Sides,
  locale: string,
): string {
  const translated = translationOf(id, locale)?.outcomes[outcomeId];
  const described = outcomesOf(id, specifier).find((outcome) => outcome.id === outcomeId);
  const template = translated ?? described?.name ?? outcomeId;
  return named(template, specifier, sides, translated ? locale : 'en');
}

/** The outcomes of a line in the order in which they are shown: home first, and over first. */
export function outcomeOrder(id: number, specifier: string): readonly string[] {
  const ids = outcomesOf(id, specifier).map((outcome) => outcome.id);
  return ids[0] === UNDER && ids[1] === OVER ? [OVER, UNDER, ...ids.slice(2)] : ids;
}

const OVER = '12';
const UNDER = '13';

/** The groups by which the feed stops markets; every market is in `all`. */
export function groupsOf(id: number): readonly string[] {
  return MARKETS.get(id)?.groups ?? ['all'];
}

/** The tabs of the match screen on which a market is shown. */
export function tabsOf(id: number): readonly string[] {
  return MARKETS.get(id)?.tabs ?? ['specials'];
}

/** Where a market stands among the others: the lower, the earlier. */
export function marketPriority(id: number): number {
  return MARKETS.get(id)?.place ?? MARKETS.size;
}

/** The market that stands for a match in lists; null for a sport without one. */
export function mainMarketOf(sportKey: string): number | null {
  return MAIN_MARKETS[sportKey] ?? null;
}

/** Our key of a sport by the feed's urn, such as `soccer` for `sr:sport:1`; null where we have none. */
export function sportKeyOf(urn: string): string | null {
  return SPORTS.get(urn) ?? null;
}

/** Where a sport stands among the others: the lower, the earlier. */
export function sportPriority(urn: string): number {
  const place = catalogue.sports.findIndex((sport) => sport.urn === urn);
  return place < 0 ? catalogue.sports.length : place;
}

function named(template: string, specifier: string, sides: Sides, locale: string): string {
  return fillTemplate(template, { sides, parts: specifierParts(specifier), locale });
}

function outcomesOf(id: number, specifier: string): readonly OutcomeDescription[] {
  const variant = specifierParts(specifier).get('variant');
  const varied = variant === undefined ? undefined : VARIANTS.get(variant);
  return varied ?? MARKETS.get(id)?.outcomes ?? [];
}

function translationOf(id: number, locale: string): Translation | undefined {
  const language = locale.split('-')[0] ?? locale;
  return TRANSLATIONS[language]?.[String(id)];
}
