const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a provider has to tell us by itself. */
const FIRST_MS = MINUTE;
/** However old the deposit is, it is asked about at least this often until it expires. */
const RAREST_MS = 60 * MINUTE;
/** For so long after that its payment may still turn up. */
const LATE_MS = 7 * DAY;

/** When a deposit that is begun now is asked about first. */
export function firstPoll(now: Date): Date {
  return new Date(now.getTime() + FIRST_MS);
}

/** When it is asked about next: the pauses grow with its age, from a minute to an hour. */
export function nextPoll(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, FIRST_MS), RAREST_MS));
}

/** When one that has expired is asked about next: some ten times until nobody expects its payment any more. */
export function nextLatePoll(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.max(age / 4, RAREST_MS));
}

/** Whether a deposit of which nothing is known has had its time. */
export function isExpired(createdAt: Date, expiresMs: number, now: Date): boolean {
  return createdAt <= expiryStart(expiresMs, now);
}

/** What was begun at this time or before has had its time. */
export function expiryStart(expiresMs: number, now: Date): Date {
  return new Date(now.getTime() - expiresMs);
}

/** Of what was begun at this time or before nothing is expected any more. */
export function lateStart(expiresMs: number, now: Date): Date {
  return new Date(now.getTime() - expiresMs - LATE_MS);
}
