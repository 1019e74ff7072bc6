/** Keeps a few things that were made lately, so that they need not be made again. */
export interface Shelf<Key, Value> {
  get(key: Key, make: () => Value): Value;
  clear(): void;
}

/** A shelf for `room` things; what was asked for the longest time ago has to go first. */
export function createShelf<Key, Value>(room: number): Shelf<Key, Value> {
  const things = new Map<Key, Value>();
  return {
    get: (key, make) => {
      const known = things.get(key);
      const value = known ?? make();
      things.delete(key);
      things.set(key, value);
      const [oldest] = things.keys();
      if (things.size > room && oldest !== undefined) things.delete(oldest);
      return value;
    },
    clear: () => things.clear(),
  };
}
