const WINDOW_MS = 15 * 60_000;
const MOST_KEYS = 50_000;

/** How often each key may fail before it has to wait. */
export const ALLOWED_FAILURES = { fromOneAddress: 5, inAll: 50 };

/** Counts failed sign-ins. */
export interface Attempts {
  /** Counts an attempt before it is made; false when there were too many failures already. */
  begin(email: string, ip: string, now: Date): boolean;
  /** The attempt succeeded: this visitor's failures are forgotten. */
  succeeded(email: string, ip: string): void;
}

/**
 * Failed sign-ins per e-mail and IP address, and per e-mail from everywhere, in fixed windows of 15
 * minutes. An attempt counts from its beginning, so guesses made at once cannot slip past.
 *
 * Kept in memory, by each process for itself: a count that is lost at a restart, or kept by each of a
 * few servers, allows a handful of guesses more, while a table of them would let a guesser write to
 * the database as fast as they can send. The limit from everywhere is wide, because whoever reaches
 * it also keeps the owner out.
 */
export function createAttempts(): Attempts {
  const pairs = countedFailures(ALLOWED_FAILURES.fromOneAddress);
  const emails = countedFailures(ALLOWED_FAILURES.inAll);
  const pair = (email: string, ip: string) => `${ip} ${email}`;
  return {
    begin: (email, ip, now) =>
      pairs.begin(pair(email, ip), now.getTime()) && emails.begin(email, now.getTime()),
    succeeded: (email, ip) => {
      pairs.forget(pair(email, ip));
      emails.giveBack(email);
    },
  };
}

function countedFailures(allowed: number) {
  const counts = new Map<string, { since: number; count: number }>();
  return {
    begin: (key: string, now: number): boolean => {
      const held = counts.get(key);
      if (!held || now - held.since >= WINDOW_MS) {
        counts.delete(key);
        dropOldest(counts);
        counts.set(key, { since: now, count: 1 });
        return true;
      }
      if (held.count >= allowed) return false;
      held.count += 1;
      return true;
    },
    forget: (key: string): void => void counts.delete(key),
    giveBack: (key: string): void => {
      const held = counts.get(key);
      if (held) held.count -= 1;
    },
  };
}

/** A Map goes through its keys in the order of their coming, so the first is the oldest window. */
function dropOldest(counts: Map<string, unknown>): void {
  if (counts.size < MOST_KEYS) return;
  const [oldest] = counts.keys();
  if (oldest !== undefined) counts.delete(oldest);
}
