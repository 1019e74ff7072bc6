/** Days begin at midnight UTC of feed time and count from that of 1970. */
export const DAY = 24 * 3_600_000;

/** The day of a feed time. */
export function dayOf(feedTime: number): number {
  return Math.floor(feedTime / DAY);
}
