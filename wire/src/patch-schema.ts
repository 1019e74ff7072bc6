import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * What may be sent to change something of a schema's shape, as RFC 7396 merges it: any part of it, and null for a member
 * that is to be as if nobody had set it. Members that the schema does not know are refused, lists are sent whole, and
 * what only the whole can be asked (a check on an object) is left to whoever has merged it.
 */
export function patchOf(schema: Schema): z.ZodMiniType {
  return remade(schema, true) as z.ZodMiniType;
}

function remade(schema: Schema, isPart: boolean): Schema {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'object': {
      const members = Object.entries(def.shape).map(([name, member]) => [
        name,
        isPart ? z.optional(z.nullable(remade(member, true))) : remade(member, false),
      ]);
      const shape = Object.fromEntries(members) as Record<string, Schema>;
      return clone(schema, { ...def, shape, catchall: z.never(), ...(isPart && { checks: [] }) });
    }
    case 'record': {
      const valueType = remade(def.valueType, isPart);
      if (!isPart) return clone(schema, { ...def, valueType });
      return clone(schema, {
        ...def,
        keyType: anyOf(def.keyType),
        valueType: z.nullable(valueType),
      });
    }
    case 'array':
      return clone(schema, { ...def, element: remade(def.element, false) });
    case 'nullable':
      return clone(schema, { ...def, innerType: remade(def.innerType, isPart) });
    case 'default':
      return isPart
        ? remade(def.innerType, true)
        : clone(schema, { ...def, innerType: remade(def.innerType, false) });
    default:
      return schema;
  }
}

/** Keys of which none has to be there. */
function anyOf<T extends Schema>(keyType: T): T {
  const some = z.core.clone(keyType);
  some._zod.values = undefined;
  return some;
}

function clone(schema: Schema, def: object): Schema {
  return z.core.clone(schema, def as never);
}
