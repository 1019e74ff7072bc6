/** Models are compared with all the matches of a calibration, not with a quarter of them: `CALIBRATION=full`. */
export const isFull = process.env['CALIBRATION'] === 'full';

/** How many matches of so many a calibration takes in this run. */
export function inDepth(count: number): number {
  return isFull ? count : Math.ceil(count / 4);
}
