/** The text at a path inside something unknown, or null. */
export function textAt(value: unknown, ...path: string[]): string | null {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return null;
    found = (found as Record<string, unknown>)[name];
  }
  return typeof found === 'string' ? found : null;
}
