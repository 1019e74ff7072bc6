/** Something to be done many times. It answers with a number that depends on all it did, so that none of it is left out. */
export type Work = () => number;

const ROUNDS = 7;
const ROUND_MS = 150;

/** How often a second something is done, and how often its naive version, in rounds that alternate. */
export interface Rates {
  perSecond: number;
  naivePerSecond: number;
  /** The median of the rounds' ratios: above 1 is quicker than naive. */
  ratio: number;
}

/** Compares two ways to do the same. Whatever else the machine does meets both alike. */
export function compareRates(ours: Work, naive: Work): Rates {
  rate(ours);
  rate(naive);
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: rate(ours), naive: rate(naive) }));
  return {
    perSecond: median(rounds.map((round) => round.ours)),
    naivePerSecond: median(rounds.map((round) => round.naive)),
    ratio: median(rounds.map((round) => round.ours / round.naive)),
  };
}

function rate(work: Work): number {
  const begun = performance.now();
  let [times, total] = [0, 0];
  while (performance.now() - begun < ROUND_MS) {
    total += work();
    times += 1;
  }
  if (!Number.isFinite(total)) throw new Error('the work answers with numbers');
  return (1000 * times) / (performance.now() - begun);
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}
