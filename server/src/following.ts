/**
 * An object whose members are each time they are read those of `now()`. It is for whatever is opened once and sees
 * changes at its next use. A copy, as `{ ...it }` makes one, stands still.
 */
export function following<T extends object>(now: () => T): T {
  const names = Object.keys(now()) as (keyof T & string)[];
  const members = names.map((name) => [name, { enumerable: true, get: () => now()[name] }]);
  return Object.defineProperties(
    {},
    Object.fromEntries(members) as Record<string, PropertyDescriptor>,
  ) as T;
}

/** Both together in one object, of which the first goes on following. */
export function alongside<T extends object, More extends object>(
  followed: T,
  more: More,
): T & More {
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(followed),
      ...Object.getOwnPropertyDescriptors(more),
    },
  ) as T & More;
}
