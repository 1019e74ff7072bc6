import { keptSearches } from '../../state/local-keys';

const MOST = 5;

/** What was looked for last on this device, the newest first. */
export function recentSearches(): readonly string[] {
  return (keptSearches.read() ?? []).slice(0, MOST);
}

/** Keeps a search that led somewhere. */
export function rememberSearch(query: string): void {
  keptSearches.write([...withSearch(recentSearches(), query)]);
}

/** Forgets all of them. */
export function forgetSearches(): void {
  keptSearches.write(null);
}

/** The list with a search put first: none stands twice, and of one that was typed further only the longer stays. */
export function withSearch(recent: readonly string[], query: string): readonly string[] {
  const [now, before] = [query.toLowerCase(), recent[0]?.toLowerCase()];
  const others = recent.filter((each, index) => {
    const isSame = each.toLowerCase() === now;
    const isTypedFurther = index === 0 && before !== undefined && now.startsWith(before);
    return !isSame && !isTypedFurther;
  });
  return [query, ...others].slice(0, MOST);
}
