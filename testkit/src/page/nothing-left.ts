import { afterAll, beforeAll } from 'vitest';

/** Files of tests run one after the other in the same world: what one puts into it, it takes out again. */
let before = new Map<string, unknown>();

beforeAll(() => {
  before = globals();
});

afterAll(() => {
  const after = globals();
  const changed = [...after].filter(([key, value]) => !Object.is(before.get(key), value));
  const gone = [...before.keys()].filter((key) => !after.has(key));
  const left = [...changed.map(([key]) => key), ...gone];
  if (left.length > 0) throw new Error(`Left in the world of the next file: ${left.join(', ')}.`);
});

/** Node warns of whoever asks for them. */
const UNASKED = new Set(['localStorage', 'sessionStorage']);

/** What stands in the world, by name. Some of it is made when it is first asked for. */
function globals(): Map<string, unknown> {
  const keys = Object.getOwnPropertyNames(globalThis).filter((key) => !UNASKED.has(key));
  return new Map(keys.map((key) => [key, Reflect.get(globalThis, key)]));
}
