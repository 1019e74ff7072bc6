/** States what must be true. Throws when it is not: a bug, which ends the request with a 500 (SPEC §8). */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`broken assumption: ${message}`);
}

/** Proves to the compiler that a switch names every case. Throws when a value got past the types. */
export function unreachable(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`);
}
