import * as z from 'zod/mini';

/** What the browser keeps between pages: for this tab, or for good. */
export type StorageKind = 'session' | 'local';

/**
 * Reads something we stored, or null when there is nothing, it is not ours, or the browser keeps
 * nothing. It is parsed like any other unknown data: an older version of the page may have written it.
 */
export function readStored<S extends z.ZodMiniType>(
  kind: StorageKind,
  key: string,
  schema: S,
): z.output<S> | null {
  try {
    const text = storageOf(kind).getItem(key);
    if (text === null) return null;
    const parsed = z.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores a value; amounts of money are written as text. Null forgets it. */
export function writeStored(kind: StorageKind, key: string, value: unknown): void {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, JSON.stringify(value, bigintsAsText));
  } catch {
    // A browser that keeps nothing still has to take bets.
  }
}

function storageOf(kind: StorageKind): Storage {
  return kind === 'session' ? window.sessionStorage : window.localStorage;
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
