import { ANY_MARKET } from './ingest/change';

/** An outcome and its template. */
export interface OutcomeDescription {
  readonly id: string;
  readonly name: string;
}

/** How a provider describes a market in one locale, or one variant of it. */
export interface MarketDescription {
  readonly provider: string;
  readonly locale: string;
  /** `ANY_MARKET` where a variant is described once for all markets that have it. */
  readonly id: number;
  readonly variant: string | null;
  /** Empty where only the outcomes are its own. */
  readonly name: string;
  readonly groups: readonly string[];
  readonly outcomes: readonly OutcomeDescription[];
}

/** The provider by whose numbers the shipped catalogue goes. */
export const SHIPPED_FOR = 'betradar';

const ENGLISH = 'en';

const described = new Map<string, Pick<MarketDescription, 'name' | 'outcomes'>>();

/** Lists of outcomes that were told before: hundreds of markets are over or under, in every language. */
const outcomesTold = new Map<string, readonly OutcomeDescription[]>();
const MOST_TOLD = 20_000;

/** Providers whose feeds count markets as the catalogue does. */
const byCatalogue = new Set([SHIPPED_FOR]);

/** Says that a provider's feed counts markets as the shipped catalogue does, as whatever is simulated. */
export function countByCatalogue(provider: string): void {
  if (byCatalogue.has(provider)) return;
  byCatalogue.add(provider);
  generation += 1;
}

/** Whether a number of a provider's that it does not describe itself is that of the shipped catalogue. */
export function countsByCatalogue(provider: string): boolean {
  return byCatalogue.has(provider);
}

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

/** Adds what providers say of their markets to what is shipped; what was said before of the same is replaced. */
export function describeMarkets(descriptions: readonly MarketDescription[]): void {
  for (const each of descriptions) {
    const { name, outcomes } = each;
    described.set(keyOf(each), { name, outcomes: kept(outcomes) });
    learnOwn(each);
  }
  if (descriptions.length > 0) generation += 1;
}

function kept(outcomes: readonly OutcomeDescription[]): readonly OutcomeDescription[] {
  const key = JSON.stringify(outcomes);
  const known = outcomesTold.get(key);
  if (known) return known;
  if (outcomesTold.size >= MOST_TOLD) outcomesTold.clear();
  outcomesTold.set(key, outcomes);
  return outcomes;
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

/** What a provider says of a variant whose market it does not name. */
export function ownVariant(variant: string, provider: string): OwnVariant | undefined {
  return ownMarket(ANY_MARKET, provider)?.variants.get(variant);
}

/** Every number that a provider describes. */
export function ownMarkets(provider: string): ReadonlyMap<number, OwnMarket> {
  return own.get(provider) ?? NONE;
}

const NONE: ReadonlyMap<number, OwnMarket> = new Map();

/** How a provider describes one number in one locale, or one variant of it. */
export function descriptionOf(
  of: Pick<MarketDescription, 'provider' | 'locale' | 'id' | 'variant'>,
): Pick<MarketDescription, 'name' | 'outcomes'> | undefined {
  return described.get(keyOf(of));
}

function keyOf(of: Pick<MarketDescription, 'provider' | 'locale' | 'id' | 'variant'>): string {
  return `${of.provider} ${of.id} ${of.variant ?? ''} ${of.locale}`;
}
