const MINUTE = 60_000;

/** How long a provider has to tell us by itself. */
const FIRST_MS = MINUTE;
/** A payment that nobody has paid after this time is not waited for any longer. */
const EXPIRES_MS = 24 * 60 * MINUTE;
/** However old the deposit is, it is asked about at least this often. */
const RAREST_MS = 60 * MINUTE;

/** When a deposit that is begun now is asked about first. */
export function firstPoll(now: Date): Date {
  return new Date(now.getTime() + FIRST_MS);
}

/** When it is asked about next: the pauses grow with its age, from a minute to an hour. */
export function nextPoll(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, FIRST_MS), RAREST_MS));
}

/** Whether a deposit of which nothing is known has had its time. */
export function isExpired(createdAt: Date, now: Date): boolean {
  return createdAt <= expiryStart(now);
}

/** What was begun at this time or before has had its time. */
export function expiryStart(now: Date): Date {
  return new Date(now.getTime() - EXPIRES_MS);
}
