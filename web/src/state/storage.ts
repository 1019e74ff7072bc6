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

/** Whether the browser keeps anything for us: where it does, what is not there was forgotten. */
export function keepsIn(kind: StorageKind): boolean {
  try {
    storageOf(kind).getItem('');
    return true;
  } catch {
    return false;
  }
}

/** One entry of the browser's storage, under a key that stands nowhere else. */
export interface Kept<T> {
  key: string;
  /** What is kept; null when there is nothing, or nothing of the kind. */
  read(): T | null;
  /** Keeps a value; null forgets it. */
  write(value: T | null): void;
}

/**
 * An entry of the browser's storage that is parsed on reading.
 */
// @__NO_SIDE_EFFECTS__
export function kept<S extends z.ZodMiniType>(
  kind: StorageKind,
  key: string,
  schema: S,
): Kept<z.output<S>> {
  return {
    key,
    read: () => readStored(kind, key, schema),
    write: (value) => writeStored(kind, key, value),
  };
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let standIn: Store | null = null;

/** From now on what a tab keeps is kept here: the browser keeps nothing for this page. */
export function standInForSession(store: Store | null): void {
  standIn = store;
}

function storageOf(kind: StorageKind): Store {
  return kind === 'local' ? window.localStorage : (standIn ?? window.sessionStorage);
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
