/**
 * How long to wait, in ms, after this many tries that failed before: twice as long each time, up to the most, and up to
 * half of it less, so that pages that failed together do not all come back together.
 */
export function growingWait(
  failures: number,
  { least, most }: { least: number; most: number },
): number {
  const wait = Math.min(most, least * 2 ** Math.min(failures, 20));
  return wait * (1 - Math.random() / 2);
}
