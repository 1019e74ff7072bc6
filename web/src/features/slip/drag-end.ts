/** Let go this far down, in pixels, a sheet closes. */
const FAR = 120;
/** A flick closes it too: this far, and this fast, in pixels a millisecond. */
const FLICK = { far: 24, fast: 0.5 };

/** Whether a sheet closes that was dragged so many pixels down in so many milliseconds. */
export function closesAt(down: number, ms: number): boolean {
  return down >= FAR || (down >= FLICK.far && down / Math.max(1, ms) >= FLICK.fast);
}
