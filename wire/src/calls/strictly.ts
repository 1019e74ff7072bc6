import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** As much of a schema's definition as is walked here. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  catchall?: Schema;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  left?: Schema;
  right?: Schema;
  in?: Schema;
  out?: Schema;
  valueType?: Schema;
}

/** Where a definition of some type holds other schemas. */
const INSIDE: Readonly<Record<string, readonly (keyof Definition)[]>> = {
  array: ['element'],
  record: ['valueType'],
  pipe: ['in', 'out'],
  intersection: ['left', 'right'],
};

const made = new WeakMap<Schema, Schema>();

/**
 * The same schema, except that it refuses every key it does not name, at any depth. An object that says itself what else
 * it takes (`z.looseObject`) stays as it is: those are written by others, such as browsers.
 */
export function strictly<S extends z.ZodMiniType>(schema: S): S {
  return strict(schema) as S;
}

function strict(schema: Schema): Schema {
  const known = made.get(schema);
  if (known) return known;
  const definition = schema._zod.def as unknown as Definition;
  const changed = insideOf(definition);
  const strictOne = changed
    ? z.clone(schema, { ...definition, ...changed } as unknown as Schema['_zod']['def'])
    : schema;
  made.set(schema, strictOne);
  return strictOne;
}

/** What is other about the definition of the strict one; undefined where there is nothing to be strict about. */
function insideOf(definition: Definition): Partial<Definition> | undefined {
  const { type, shape, catchall, options, innerType } = definition;
  if (type === 'object') {
    const members = Object.entries(shape ?? {}).map(([key, member]) => [key, strict(member)]);
    return {
      shape: Object.fromEntries(members) as Record<string, Schema>,
      catchall: catchall ?? z.never(),
    };
  }
  if (options) return { options: options.map(strict) };
  if (innerType) return { innerType: strict(innerType) };
  const places = INSIDE[type]?.filter((place) => definition[place] !== undefined);
  return (
    places &&
    Object.fromEntries(places.map((place) => [place, strict(definition[place] as Schema)]))
  );
}
