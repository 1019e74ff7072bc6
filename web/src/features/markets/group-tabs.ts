import type { MarketGroup } from './market-groups';

/** A tab of a match's markets. */
export interface GroupTab {
  /** The key of its group of markets; null is for all of them. */
  key: string | null;
  name: string;
}

/**
 * The tabs of a match's markets: all of them, then the site's groups, in its order, that have some of them. None where
 * they would all show the same.
 */
export function groupTabs(
  groups: readonly MarketGroup[],
  offered: readonly { group_key: string; name: string }[],
  all: string,
): GroupTab[] {
  const used = new Set(groups.flatMap(({ tabs }) => tabs));
  const tabs = offered
    .filter(({ group_key: key }) => used.has(key))
    .map(({ group_key: key, name }) => ({ key, name }));
  return tabs.length > 1 ? [{ key: null, name: all }, ...tabs] : [];
}

/** The chosen tab, or all where it has gone. */
export function chosenTab(chosen: string | null, tabs: readonly GroupTab[]): string | null {
  return tabs.some(({ key }) => key === chosen) ? chosen : null;
}
