/** A bet's number as a player reads it out to customer support. */
export function betRef(id: number): string {
  return `B${String(id).padStart(8, '0')}`;
}
