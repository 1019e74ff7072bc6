/** The provider's groups of markets that are stopped apart from others, with the numbers of their markets. */
export const MARKET_GROUPS: Readonly<Record<string, ReadonlySet<number>>> = {
  '1st_half': new Set([60, 62, 63, 64, 65, 66, 68, 75, 81]),
  '2nd_half': new Set([83, 88, 90]),
  bookings: new Set([136, 139, 146]),
  corners: new Set([162, 163, 165, 166, 167, 168]),
};

/** Whether a market is in one of the groups. Every market is in `all`. */
export function isInGroups(market: number, groups: readonly string[]): boolean {
  return groups.some((group) => group === 'all' || (MARKET_GROUPS[group]?.has(market) ?? false));
}
