/** Nobody is left alone for longer, whatever is asked, in ms. */
const MOST_MS = 120_000;

/** How long a `Retry-After` asks to wait, in ms: it counts seconds or names a moment (RFC 9110). Null where it says neither. */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? null : Math.min(MOST_MS, Math.max(0, ms));
}
