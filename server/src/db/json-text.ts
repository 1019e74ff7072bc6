/** A value as JSON. A number of JSON does not hold every bigint, so those are written as text, which PostgreSQL reads too. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === 'bigint' ? `${each}` : each,
  );
}
