/** A value that JSON has. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** What operators have set, by section and further names. */
export type JsonObject = { readonly [name: string]: Json };

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is there after a merge patch (RFC 7396); objects in which nothing is left go too. */
export function merged(document: JsonObject, patch: JsonObject): JsonObject {
  const members = new Map(Object.entries(document));
  for (const [name, value] of Object.entries(patch)) {
    const before = members.get(name);
    if (value === null) members.delete(name);
    else if (isObject(value)) {
      const below = merged(isObject(before) ? before : {}, value);
      if (Object.keys(below).length > 0) members.set(name, below);
      else members.delete(name);
    } else members.set(name, value);
  }
  return Object.fromEntries(members);
}

/** What holds: what the environment says, save where operators have set something. */
export function overlaid<T>(environment: T, document: JsonObject): T {
  if (!isObject(environment)) return document as T;
  const members: Record<string, Json> = { ...environment };
  for (const [name, value] of Object.entries(document)) {
    members[name] = isObject(value) ? overlaid(members[name] ?? null, value) : value;
  }
  return members as T;
}

/** Where a value stands, from its section on. */
export type Place = readonly string[];

/** Every single value by where it stands; lists, and objects of nothing, are one value. */
export function leavesOf(value: JsonObject, at: Place = []): [Place, Json][] {
  return Object.entries(value).flatMap(([name, member]): [Place, Json][] => {
    const place = [...at, name];
    return isObject(member) && Object.keys(member).length > 0
      ? leavesOf(member, place)
      : [[place, member]];
  });
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: unknown, place: Place): Json | undefined {
  let found: unknown = value;
  for (const name of place) {
    found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found as Json | undefined;
}

/** The document without what stands at a place, or at the nearest one above it where something does. */
export function without(document: JsonObject, [name, ...below]: Place): JsonObject {
  if (name === undefined) return document;
  const { [name]: member, ...rest } = document;
  if (member === undefined || !isObject(member) || below.length === 0) return rest;
  const [next = ''] = below;
  const left = next in member ? without(member, below) : {};
  return Object.keys(left).length > 0 ? { ...rest, [name]: left } : rest;
}
