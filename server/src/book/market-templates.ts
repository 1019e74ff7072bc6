import { languageFor, languageOf } from '../language';
import { TRANSLATIONS } from './market-translations';
import catalogue from './markets.json';

interface OutcomeDescription {
  readonly id: string;
  readonly name: string;
}

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

/** How a provider describes a market in one locale, or one variant of it. */
export interface MarketDescription {
  readonly provider: string;
  readonly locale: string;
  readonly id: number;
  readonly variant: string | null;
  readonly name: string;
  readonly groups: readonly string[];
  readonly outcomes: readonly OutcomeDescription[];
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

/** The provider by whose numbers the shipped catalogue goes. */
export const SHIPPED_FOR = 'betradar';
const ENGLISH = 'en';

const MARKETS: ReadonlyMap<number, ShippedMarket> = new Map(
  catalogue.markets.map((market, place) => [market.id, { ...market, place }]),
);
const VARIANTS: ReadonlyMap<string, readonly OutcomeDescription[]> = new Map(
  catalogue.variants.map(({ variant, outcomes }) => [variant, outcomes]),
);
const TABS: readonly { key: string; name: string }[] = catalogue.tabs;

const described = new Map<string, MarketDescription>();

/** What a provider says of one number of its own, whatever the locale. */
export interface OwnMarket {
  readonly groups: readonly string[];
  /** Its variants by their urns; what is told of no variant stands under ''. */
  readonly variants: ReadonlyMap<string, OwnVariant>;
}

interface OwnVariant {
  /** Its English name, where it has one. */
  readonly name: string | null;
  /** Ids of the outcomes, in the provider's order. */
  readonly outcomes: readonly string[];
}

type Learnt = OwnMarket & { readonly variants: Map<string, OwnVariant> };

const own = new Map<string, Map<number, Learnt>>();

/** The templates of a line, each null where nobody describes it. */
export interface LineTemplates {
  readonly name: Template | null;
  outcome(id: string): Template | null;
}

/** Those that were looked for before: a list asks for the same few again and again. */
const looked = new Map<string, LineTemplates>();
/** Locales and variants come from without, so what is kept has an end. */
const MOST_LOOKED = 20_000;

/** Adds what providers say of their markets to what is shipped; what was said before of the same is replaced. */
export function describeMarkets(descriptions: readonly MarketDescription[]): void {
  for (const each of descriptions) {
    described.set(keyOf(each), each);
    learnOwn(each);
  }
  if (descriptions.length === 0) return;
  looked.clear();
  generation += 1;
}

let generation = 0;

/** Grows whenever descriptions are added, so that what was concluded from them can be thrown away. */
export function describedTimes(): number {
  return generation;
}

function learnOwn({ provider, id, locale, variant, name, groups, outcomes }: MarketDescription) {
  const markets = own.get(provider) ?? new Map<number, Learnt>();
  own.set(provider, markets);
  const before = markets.get(id);
  const variants = before?.variants ?? new Map<string, OwnVariant>();
  const known = variants.get(variant ?? '')?.name ?? null;
  // What is told of the market itself goes before what is told of a variant, and English before a translation.
  const isFirst = variant === null && (locale === ENGLISH || known === null);
  const ids = outcomes.map((outcome) => outcome.id);
  variants.set(variant ?? '', { name: locale === ENGLISH ? name : known, outcomes: ids });
  markets.set(id, { groups: before && !isFirst ? before.groups : groups, variants });
}

/** What a provider itself says of a number; undefined where it has said nothing. */
export function ownMarket(id: number, provider: string): OwnMarket | undefined {
  return own.get(provider)?.get(id);
}

/** Every number that a provider describes. */
export function ownMarkets(provider: string): ReadonlyMap<number, OwnMarket> {
  return own.get(provider) ?? NONE;
}

const NONE: ReadonlyMap<number, OwnMarket> = new Map();

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
    name: firstOf(sources, (source) => source.name),
    outcome: (id) => {
      const known = outcomes.get(id);
      if (known !== undefined) return known;
      const template = firstOf(sources, (source) => source.outcome(id));
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
 * goes by one provider's numbers, so that others know their own markets better. The locale goes before English.
 */
function sourcesOf(line: LineAsked): Source[] {
  const { id, variant, provider = SHIPPED_FOR, locale } = line;
  const language = languageOf(locale);
  const locales = [...new Set([locale, language])];
  const told = (of: string | null, among: readonly string[]) =>
    among.flatMap((each) => describedSource(provider, id, of, each));
  const shipped = shippedSource(id, variant, shippedLanguage(locale));
  const shippedEnglish = shippedSource(id, variant, ENGLISH);
  const ownVariant =
    variant === null ? [] : [...told(variant, locales), ...told(variant, [ENGLISH])];
  const mine = told(null, locales);
  const ownEnglish = told(null, [ENGLISH]);
  // Where another provider has described a number, the shipped market of that number is another market.
  const borrowed = ownMarket(id, provider) ? [] : [...shipped, ...shippedEnglish];
  return provider === SHIPPED_FOR
    ? [...ownVariant, ...shipped, ...mine, ...shippedEnglish, ...ownEnglish]
    : [...ownVariant, ...mine, ...ownEnglish, ...borrowed];
}

function describedSource(
  provider: string,
  id: number,
  variant: string | null,
  locale: string,
): Source[] {
  const told = described.get(keyOf({ provider, id, variant, locale }));
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

function keyOf(of: Pick<MarketDescription, 'provider' | 'locale' | 'id' | 'variant'>): string {
  return `${of.provider} ${of.id} ${of.variant ?? ''} ${of.locale}`;
}
