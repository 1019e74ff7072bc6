import catalogue from '../../../server/src/book/markets.json';

/** The numbers of the markets in each group, as the book knows them. */
export function catalogueGroups(): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  const markets = catalogue.markets.toSorted((one, other) => one.id - other.id);
  for (const market of markets) {
    for (const group of market.groups) groups.set(group, [...(groups.get(group) ?? []), market.id]);
  }
  return groups;
}
