import { languageFor, languageOf } from '../language';
import {
  countsByCatalogue,
  descriptionOf,
  describedTimes,
  type OutcomeDescription,
  ownMarket,
  SHIPPED_FOR,
} from './described-markets';
import { ANY_MARKET } from './ingest/change';
import { TRANSLATIONS } from './market-translations';
import catalogue from './markets.json';

/** What is known of a market without its languages. */
export interface ShippedMarket {
  readonly id: number;
  readonly name: string;
  readonly tabs: readonly string[];
  readonly groups: readonly string[];
  readonly outcomes: readonly OutcomeDescription[];
  /** Where it stands among the others. */
  readonly place: number;
}

/** A template and the language it is written in. */
export interface Template {
  readonly text: string;
  readonly language: string;
}

/** Which line is meant, whose it is, and for whom it is named. */
export interface LineAsked {
  readonly id: number;
  readonly variant: string | null;
  /** Ours, where none is named, is the feed whose numbers the shipped catalogue has. */
  readonly provider: string | undefined;
  readonly locale: string;
}

const ENGLISH = 'en';

const MARKETS: ReadonlyMap<number, ShippedMarket> = new Map(
  catalogue.markets.map((market, place) => [market.id, { ...market, place }]),
);
const VARIANTS: ReadonlyMap<string, readonly OutcomeDescription[]> = new Map(
  catalogue.variants.map(({ variant, outcomes }) => [variant, outcomes]),
);
const TABS: readonly { key: string; name: string }[] = catalogue.tabs;

/** The templates of a line, each null where nobody describes it. */
export interface LineTemplates {
  readonly name: Template | null;
  outcome(id: string): Template | null;
}

/** Those that were looked for before: a list asks for the same few again and again. */
const looked = new Map<string, LineTemplates>();
let lookedAt = 0;
/** Locales and variants come from without, so what is kept has an end. */
const MOST_LOOKED = 20_000;

/** How many markets the shipped catalogue has. */
export const SHIPPED_COUNT = MARKETS.size;

/** A market of the shipped catalogue, by its number there. */
export function shippedMarket(id: number): ShippedMarket | undefined {
  return MARKETS.get(id);
}

/** Every market of the shipped catalogue. */
export function shippedMarkets(): Iterable<ShippedMarket> {
  return MARKETS.values();
}

/** The tabs of the match screen in their order, in the language of a locale, else in English. */
export function tabNames(locale: string): { key: string; name: string }[] {
  const names = TRANSLATIONS[shippedLanguage(locale)]?.tabs;
  return TABS.map(({ key, name }) => ({ key, name: names?.[key] ?? name }));
}

/** The templates of a line, in the language that knows most of the locale. */
export function lineTemplates(line: LineAsked): LineTemplates {
  const key = `${line.id} ${line.variant ?? ''} ${line.provider ?? ''} ${line.locale}`;
  if (lookedAt !== describedTimes()) looked.clear();
  lookedAt = describedTimes();
  const known = looked.get(key);
  if (known) return known;
  if (looked.size >= MOST_LOOKED) looked.clear();
  const templates = readTemplates(line);
  looked.set(key, templates);
  return templates;
}

function readTemplates(line: LineAsked): LineTemplates {
  const sources = sourcesOf(line);
  const outcomes = new Map<string, Template | null>();
  return {
    name: firstOf(sources.name, (source) => source.name),
    outcome: (id) => {
      const known = outcomes.get(id);
      if (known !== undefined) return known;
      const template = firstOf(sources.outcome, (source) => source.outcome(id));
      // A line of players has as many outcomes as there are players, none of them described.
      if (template) outcomes.set(id, template);
      return template;
    },
  };
}

/** The ids of a shipped line's outcomes, in the order of the catalogue. */
export function shippedOutcomeIds(id: number, variant: string | null): readonly string[] {
  return shippedOutcomes(id, variant).map((outcome) => outcome.id);
}

interface Source {
  readonly language: string;
  readonly name: string | undefined;
  outcome(id: string): string | undefined;
}

/**
 * Who is asked for a name, in this order. What a provider says of the one variant knows most. The shipped catalogue
 * goes by one provider's numbers, so that others know their own markets, and they alone. The locale goes before
 * English, but for a name that only the variant has.
 */
function sourcesOf(line: LineAsked): { name: Source[]; outcome: Source[] } {
  const { id, variant, provider = SHIPPED_FOR, locale } = line;
  const locales = [...new Set([locale, languageOf(locale)])];
  const told = (number: number, of: string | null, among: readonly string[]) =>
    among.flatMap((each) => describedSource(provider, number, of, each));
  const toldOfVariant = (among: readonly string[]) =>
    variant === null ? [] : [...told(id, variant, among), ...told(ANY_MARKET, variant, among)];
  const [varied, variedEnglish] = [toldOfVariant(locales), toldOfVariant([ENGLISH])];
  const [mine, mineEnglish] = [told(id, null, locales), told(id, null, [ENGLISH])];
  const isShipped = countsByCatalogue(provider);
  const local = isShipped ? shippedSource(id, variant, shippedLanguage(locale)) : [];
  const english = isShipped ? shippedSource(id, variant, ENGLISH) : [];
  // Where somebody has described a number that is simulated elsewhere, the shipped market is another one.
  const isBorrowed = provider !== SHIPPED_FOR && ownMarket(id, provider) !== undefined;
  const [ofShop, ofShopEnglish] = isBorrowed ? [[], []] : [local, english];
  const general = [...ofShop, ...mine];
  const generalEnglish = [...ofShopEnglish, ...mineEnglish];
  return {
    name: [...varied, ...variedEnglish, ...general, ...generalEnglish],
    outcome: [...varied, ...general, ...variedEnglish, ...generalEnglish],
  };
}

function describedSource(
  provider: string,
  id: number,
  variant: string | null,
  locale: string,
): Source[] {
  const told = descriptionOf({ provider, id, variant, locale });
  if (!told) return [];
  const language = languageOf(locale);
  const outcome = (outcomeId: string) => told.outcomes.find((each) => each.id === outcomeId)?.name;
  return [{ language, name: told.name, outcome }];
}

/** The language in which the catalogue is shipped for a locale; for others their own, in which it is not. */
function shippedLanguage(locale: string): string {
  const found = languageFor(SHIPPED_IN, locale);
  return found === ENGLISH ? languageOf(locale) : found;
}

const SHIPPED_IN = { ...TRANSLATIONS, en: catalogue };

function shippedSource(id: number, variant: string | null, language: string): Source[] {
  const market = MARKETS.get(id);
  const english = (outcomeId: string) =>
    shippedOutcomes(id, variant).find((each) => each.id === outcomeId)?.name;
  if (language === ENGLISH) return [{ language, name: market?.name, outcome: english }];
  const translation = TRANSLATIONS[language];
  if (!translation) return [];
  const outcome = (outcomeId: string) => {
    const text = english(outcomeId);
    return text === undefined ? undefined : (translation.outcomes[text] ?? text);
  };
  return [{ language, name: translation.markets[String(id)], outcome }];
}

function shippedOutcomes(id: number, variant: string | null): readonly OutcomeDescription[] {
  const varied = variant === null ? undefined : VARIANTS.get(variant);
  return varied ?? MARKETS.get(id)?.outcomes ?? [];
}

function firstOf(
  sources: readonly Source[],
  read: (source: Source) => string | undefined,
): Template | null {
  for (const source of sources) {
    const text = read(source);
    if (text !== undefined && text !== '') return { text, language: source.language };
  }
  return null;
}
