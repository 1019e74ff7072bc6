/** A value under its key as it was stored and as it is now; undefined where there is none. */
export interface Edit<V> {
  readonly key: string;
  readonly before: V | undefined;
  readonly now: V | undefined;
}

/** A map that remembers, for each key that was touched, what it held when it was last kept. */
export class TrackedMap<V> {
  readonly #now = new Map<string, V>();
  readonly #before = new Map<string, V | undefined>();

  get(key: string): V | undefined {
    return this.#now.get(key);
  }

  get size(): number {
    return this.#now.size;
  }

  /** What it holds now; entries may be set while they are walked through. */
  entries(): Iterable<[string, V]> {
    return this.#now;
  }

  /** Setting what is already there touches nothing. */
  set(key: string, value: V): void {
    const old = this.#now.get(key);
    if (old === value) return;
    if (!this.#before.has(key)) this.#before.set(key, old);
    this.#now.set(key, value);
  }

  /** Whether there was anything under the key. */
  delete(key: string): boolean {
    const old = this.#now.get(key);
    if (old === undefined) return false;
    if (!this.#before.has(key)) this.#before.set(key, old);
    return this.#now.delete(key);
  }

  /** Every key that was touched since the last `keep`, in the order of its first touch. */
  edits(): Edit<V>[] {
    return Array.from(this.#before, ([key, before]) => ({ key, before, now: this.#now.get(key) }));
  }

  /** What it holds now is stored. */
  keep(): void {
    this.#before.clear();
  }
}
