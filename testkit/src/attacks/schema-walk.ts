import type { Call } from '@touchline/wire/calls/call';

/** Where something stands in a request: its part, then keys; `0` is the first of a list. */
export type Place = readonly string[];

/** Something that a caller may say. */
export interface Leaf {
  place: Place;
  kind: 'text' | 'number' | 'other';
  /** What else has to stand for it to be read as this: the words by which members of a union are told apart. */
  given: readonly { place: Place; value: unknown }[];
}

/** As much of a schema's definition as walking needs. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  in?: Schema;
  out?: Schema;
  valueType?: Schema;
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
}
interface Schema {
  _zod: { def: Definition };
}

const PARTS = ['params', 'query', 'body'] as const;

/** Every leaf of what a call takes, in its path, its query and its body: of each place and kind one. */
export function leavesOf(call: Call): Leaf[] {
  const leaves = PARTS.flatMap((part) => walk(call[part], [part], []));
  return [...new Map(leaves.map((leaf) => [`${leaf.kind} ${nameOf(leaf.place)}`, leaf])).values()];
}

/** Every place of a body where an object stands, the body itself among them; those that others may add to are left out. */
export function objectsOf(call: Call): Place[] {
  const { body } = call;
  return objects(body, ['body']);
}

const WRAPPERS = new Set(['optional', 'nullable', 'default', 'readonly', 'catch', 'nonoptional']);

function walk(schema: Schema, place: Place, given: Leaf['given']): Leaf[] {
  const { def } = schema._zod;
  if (WRAPPERS.has(def.type) && def.innerType) return walk(def.innerType, place, given);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([key, member]) =>
        walk(member, [...place, key], given),
      );
    case 'array':
      return def.element ? walk(def.element, [...place, '0'], given) : [];
    case 'record':
      // A currency stands for any key that is a word.
      return def.valueType ? walk(def.valueType, [...place, 'EUR'], given) : [];
    case 'union':
      return (def.options ?? []).flatMap((option) =>
        walk(option, place, [...given, ...wordsOf(option, place)]),
      );
    case 'pipe':
      return walkPipe(def, place, given);
    case 'string':
    case 'enum':
    case 'literal':
      return [{ place, kind: 'text', given }];
    case 'number':
      return [{ place, kind: 'number', given }];
    default:
      return [{ place, kind: 'other', given }];
  }
}

/** What comes in is what is read, unless it is only made into something else first. */
function walkPipe({ in: first, out }: Definition, place: Place, given: Leaf['given']): Leaf[] {
  const read = first?._zod.def.type === 'transform' ? out : first;
  return read ? walk(read, place, given) : [];
}

/** The words that tell a member of a union from the others. */
function wordsOf({ _zod: { def } }: Schema, place: Place): Leaf['given'] {
  return Object.entries(def.shape ?? {}).flatMap(([key, member]) => {
    const { type, values, entries } = member._zod.def;
    const [word] = type === 'literal' ? (values ?? []) : Object.values(entries ?? {});
    return word === undefined ? [] : [{ place: [...place, key], value: word }];
  });
}

function objects(schema: Schema, place: Place): Place[] {
  const { def } = schema._zod;
  const below = (each: Schema | undefined, key: string) =>
    each ? objects(each, [...place, key]) : [];
  if (def.innerType) return objects(def.innerType, place);
  switch (def.type) {
    case 'object':
      return [
        ...((def.catchall?._zod.def.type ?? 'never') === 'never' ? [place] : []),
        ...Object.entries(def.shape ?? {}).flatMap(([key, member]) => below(member, key)),
      ];
    case 'array':
      return below(def.element, '0');
    case 'union':
      return (def.options ?? []).flatMap((option) => objects(option, place));
    case 'pipe':
      return def.in ? objects(def.in, place) : [];
    default:
      return [];
  }
}

/** The same with a value at a place; what is missing on the way there is made. */
export function withValue<T>(whole: T, place: Place, value: unknown): T {
  const copy = structuredClone(whole);
  place.reduce<Record<string, unknown>>(
    (at, key, index) => {
      if (index === place.length - 1) {
        at[key] = value;
        return at;
      }
      const below = at[key];
      if (typeof below !== 'object' || below === null) at[key] = place[index + 1] === '0' ? [] : {};
      return at[key] as Record<string, unknown>;
    },
    copy as Record<string, unknown>,
  );
  return copy;
}

/** What stands at a place; undefined where the way there ends before. */
export function valueAt(whole: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    whole,
  );
}

/** A request with a value at a leaf, and whatever has to stand beside it. */
export function withLeaf<T>(whole: T, { place, given }: Leaf, value: unknown): T {
  const told = given.reduce((found, each) => withValue(found, each.place, each.value), whole);
  return withValue(told, place, value);
}

/** As a reply names a place: `body.bets.0.stake`. */
export function nameOf(place: Place): string {
  return place.join('.');
}
