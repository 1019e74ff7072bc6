import type { Bet } from '@touchline/wire/bets';

/**
 * The matches that bets wait for, as many as `most`: those that begin first, so that what is played is among them. In
 * the order of their ids, so that equal questions are one.
 */
export function matchesFollowed(bets: readonly Bet[], most: number): number[] {
  const waiting = bets
    .flatMap((bet) => bet.selections)
    .filter(({ result }) => result === 'no_results')
    .map(({ match }) => match);
  const starts = new Map(waiting.map(({ id, start_time: at }) => [id, Date.parse(at)]));
  const first = [...starts].toSorted(([, one], [, other]) => one - other).slice(0, most);
  return first.map(([id]) => id).toSorted((one, other) => one - other);
}
