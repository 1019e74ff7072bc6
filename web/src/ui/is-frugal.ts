/** Whether the reader pays for what is fetched, or waits for it: then nothing is that nobody has asked for. */
export function isFrugal(connection: unknown): boolean {
  const { saveData, effectiveType } = (connection ?? {}) as Record<string, unknown>;
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** The same of this reader, as far as the browser tells. */
export function isFrugalHere(): boolean {
  return isFrugal((navigator as { connection?: unknown }).connection);
}
