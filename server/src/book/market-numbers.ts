import { groupedBy } from './grouped-by';
import {
  countsByCatalogue,
  describedTimes,
  type OwnMarket,
  ownMarket,
  ownMarkets,
  SHIPPED_FOR,
} from './described-markets';
import { type ShippedMarket, shippedMarket, shippedMarkets } from './market-templates';

/**
 * Which market is meant by a number. The shipped catalogue goes by the numbers of one provider; others count in their
 * own way, and the same number may be two different markets: a number of theirs that they have not described is unknown.
 * Only what is simulated in the name of another provider goes by the catalogue too.
 */

/** What the shipped catalogue says of a provider's market; undefined for one of its own that is not in it. */
export function catalogued(id: number, provider: string): ShippedMarket | undefined {
  const own = ownUnlessShipped(id, provider);
  if (own) return sameMarket(own);
  return countsByCatalogue(provider) ? shippedMarket(id) : undefined;
}

/** How a provider describes a market that it counts in its own way, or that the catalogue does not have. */
export function ownDescription(id: number, provider: string): OwnMarket | undefined {
  return (
    ownUnlessShipped(id, provider) ??
    (catalogued(id, provider) ? undefined : ownMarket(id, provider))
  );
}

/** The numbers by which a provider calls a market of the catalogue: none, one, or one for each of several sports. */
export function numbersAt(provider: string, id: number): readonly number[] {
  if (provider === SHIPPED_FOR) return [id];
  if (knownAt !== describedTimes()) known.clear();
  knownAt = describedTimes();
  const key = `${provider} ${id}`;
  const numbers = known.get(key) ?? numbersFor(provider, id);
  known.set(key, numbers);
  return numbers;
}

const known = new Map<string, readonly number[]>();
let knownAt = 0;

function numbersFor(provider: string, id: number): readonly number[] {
  const wanted = shippedMarket(id);
  const own = [...ownMarkets(provider)].filter(
    ([, each]) => wanted !== undefined && sameMarket(each) === wanted,
  );
  const numbers = own.map(([number]) => number).sort((one, other) => one - other);
  return ownMarket(id, provider) || !countsByCatalogue(provider) ? numbers : [...numbers, id];
}

function ownUnlessShipped(id: number, provider: string): OwnMarket | undefined {
  return provider === SHIPPED_FOR ? undefined : ownMarket(id, provider);
}

/** Other words for the names of the catalogue. */
const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ['match winner', 'winner'],
  ['match winner - twoway', 'winner'],
]);

/** The market of the catalogue that has the name of one of its variants, and as many outcomes. */
function sameMarket({ variants }: OwnMarket): ShippedMarket | undefined {
  for (const { name, outcomes } of variants.values()) {
    const plain = name?.toLowerCase() ?? '';
    const alike = BY_NAME.get(ALSO_CALLED.get(plain) ?? plain) ?? [];
    const found = alike.find((market) => market.outcomes.length === outcomes.length);
    if (found) return found;
  }
  return undefined;
}

const BY_NAME: ReadonlyMap<string, readonly ShippedMarket[]> = groupedBy(
  [...shippedMarkets()],
  ({ name }) => name.toLowerCase(),
);
