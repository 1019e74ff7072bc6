import { DatabaseError } from 'pg';

/**
 * Classes of SQLSTATE that say nothing of what was asked: connection lost (08), a resource ran out (53: memory, disk,
 * connections), ended from outside or by a limit (57), a fault of its machine (58).
 */
const CLASSES = /^(08|53|57|58)/;
/** A lock was not released in time; a transaction was idle too long; a standby that takes no writes. */
const CODES = new Set(['55P03', '25P03', '25006']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's own errors have no code. */
const DRIVER =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Says that too many wait for a connection. */
export const POOL_EXHAUSTED = 'too many wait for a connection to the database';

/** Whether an error says that the database cannot be used now, rather than that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    return CLASSES.test(code) || CODES.has(code);
  }
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code !== undefined) return NETWORK.has(code) || (code === 'ENOENT' && syscall === 'connect');
  return message === POOL_EXHAUSTED || DRIVER.test(message);
}
