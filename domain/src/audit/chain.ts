/** One row of a chained log as it is stored. Numbers are written as text, so that nothing is rounded on the way. */
export interface AuditEntry {
  /** Counts from 1 without gaps. */
  readonly id: bigint;
  /** In UTC with microseconds, as `auditTime` writes it. */
  readonly at: string;
  readonly operator: string;
  readonly action: string;
  readonly playerId: number | null;
  readonly betId: number | null;
  /** JSON as the database prints it. */
  readonly details: string;
  /** The hash of the row before; `NO_HASH` in the first. */
  readonly previousHash: string;
}

/** How long a chain is, and the hash of its last row. */
export interface AuditEnd {
  readonly count: bigint;
  readonly hash: string;
}

/** What is wrong with a chain, and the number of the first row that shows it. */
export interface AuditFault {
  readonly row: bigint;
  readonly why: 'changed_content' | 'missing_row' | 'extra_row' | 'wrong_link';
}

/** What the first row names as the hash before it. */
export const NO_HASH = '0'.repeat(64);

/** The end of a chain that has no rows yet. */
export const EMPTY_CHAIN: AuditEnd = { count: 0n, hash: NO_HASH };

/** The one text of a row: the hash of a row is the sha-256 of it, in UTF-8. Two rows that differ have two texts. */
export function auditText(entry: AuditEntry): string {
  const { id, at, operator, action, playerId, betId, details, previousHash } = entry;
  return JSON.stringify([`${id}`, at, operator, action, playerId, betId, details, previousHash]);
}

/** A moment as rows have it: microseconds, which a clock of milliseconds leaves at zero. */
export function auditTime(at: Date): string {
  return at.toISOString().replace('Z', '000Z');
}

/**
 * Whether a row goes on where the chain ended; null when it does. `hash` is the one stored in it, `expected` is that
 * of its text. The rows come in the order of their numbers.
 */
export function checkLink(
  before: AuditEnd,
  entry: AuditEntry & { readonly hash: string },
  expected: string,
): AuditFault | null {
  const row = before.count + 1n;
  if (entry.id > row) return { row, why: 'missing_row' };
  if (entry.id < row) return { row: entry.id, why: 'extra_row' };
  if (entry.previousHash !== before.hash) return { row, why: 'wrong_link' };
  return entry.hash === expected ? null : { row, why: 'changed_content' };
}

/** Whether the rows end where it was written down that they do; null when they do. */
export function checkEnd(walked: AuditEnd, told: AuditEnd): AuditFault | null {
  if (walked.count < told.count) return { row: walked.count + 1n, why: 'missing_row' };
  if (walked.count > told.count) return { row: told.count + 1n, why: 'extra_row' };
  return walked.hash === told.hash ? null : { row: walked.count, why: 'wrong_link' };
}
