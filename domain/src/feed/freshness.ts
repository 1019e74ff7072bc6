/** What a page knows of where its odds come from. Moments are ms of one clock. */
export interface Heard {
  /** Since when the stream of changes has been missing; null while it runs. */
  readonly missingSince: number | null;
  /** When something last came by the stream that always moves; null before it began. */
  readonly heardAt: number | null;
  /** Whether it has run before. */
  readonly hasRun: boolean;
  /** When the newest snapshot on the page was asked for. */
  readonly snapshotAt: number;
}

/** `fresh` follows the book or is hardly older; `old` is a snapshot that nothing follows; `lost` has lost its stream. */
export type Freshness = 'fresh' | 'old' | 'lost';

/** A connection that is made again within this many ms was never down: a sign-in makes one. */
export const LOST_AFTER_MS = 1000;
/** A snapshot that no stream follows is old after so many ms. */
export const OLD_AFTER_MS = 10_000;

/** A stream whose connection is well is lost too when nothing has come by it for so many ms: a heartbeat comes every few seconds. */
const SILENT_AFTER_MS = 10_000;

/** How far odds on a page can be trusted at a moment. Only `fresh` ones can be picked. */
export function freshnessOf(
  { missingSince, heardAt, hasRun, snapshotAt }: Heard,
  now: number,
): Freshness {
  if (missingSince === null) {
    return heardAt !== null && now - heardAt > SILENT_AFTER_MS ? 'lost' : 'fresh';
  }
  // What a stream has followed is as new as the stream's last moment.
  if (hasRun) return now - missingSince >= LOST_AFTER_MS ? 'lost' : 'fresh';
  return now - snapshotAt > OLD_AFTER_MS ? 'old' : 'fresh';
}
