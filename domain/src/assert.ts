/** States what must be true. A failure is a bug and ends the request with a 500. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`broken assumption: ${message}`);
}

/** Proves to the compiler that a switch names every case. */
export function unreachable(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`);
}
