/** The place of the last of these that has happened by a moment; -1 when none has. In the order of time. */
export function lastBy(happened: readonly { readonly at: number }[], at: number): number {
  let [low, high] = [0, happened.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((happened[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
