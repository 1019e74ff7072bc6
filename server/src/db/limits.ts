import type { ClientConfig } from 'pg';

/** How long a connection may take for what, in milliseconds. */
export interface DatabaseLimits {
  /** To be opened, or to come free in the pool. */
  connectMs: number;
  statementMs: number;
  /** To wait for a lock that another transaction holds. */
  lockMs: number;
  /** A transaction may do nothing for this long; then its locks are released. */
  idleInTransactionMs: number;
}

const CONNECT_MS = 10_000;
/** What the network adds to a statement that the database has ended at its own limit. */
const LONGEST_GRACE_MS = 5_000;
/** Silence on a connection after which the system asks whether the other side still exists. */
const KEEP_ALIVE_MS = 10_000;

/** The limits of ordinary work, from how long one statement may take. */
export function statementLimits(statementMs: number): DatabaseLimits {
  return {
    connectMs: Math.min(CONNECT_MS, statementMs),
    statementMs,
    // A lock that is not released in time is reported as such, not as a slow statement.
    lockMs: Math.ceil(statementMs * 0.7),
    idleInTransactionMs: statementMs * 2,
  };
}

/** Of migrations, imports and counts of whole tables: other transactions may be waited for as long as it takes. */
export function maintenanceLimits(statementMs: number): DatabaseLimits {
  return { ...statementLimits(statementMs), connectMs: CONNECT_MS, lockMs: statementMs };
}

export const DEFAULT_LIMITS = statementLimits(15_000);
export const DEFAULT_MAINTENANCE_LIMITS = maintenanceLimits(1_800_000);

/**
 * The limits as options of a connection. A database that was stopped or cut off cannot end anything itself, so the
 * client also gives up, a little later, and closes that connection.
 */
export function connectionOptions(limits: DatabaseLimits): ClientConfig {
  return {
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    query_timeout: limits.statementMs + Math.min(limits.statementMs, LONGEST_GRACE_MS),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}
