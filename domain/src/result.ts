/** The answer of something that may be refused. A refusal is a value; an exception is a bug. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** What came of it. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Why nothing came of it. */
export function refused<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
