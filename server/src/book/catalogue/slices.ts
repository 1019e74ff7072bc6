import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many at a time take a few milliseconds, which nobody notices. */
const AT_ONCE = 40;

/** Makes something of each value, in turns: whoever else asks is answered between two slices of a long list. */
export async function inSlices<T, R>(values: readonly T[], make: (value: T) => R): Promise<R[]> {
  const made: R[] = [];
  for (const [at, value] of values.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTurn();
    made.push(make(value));
  }
  return made;
}
