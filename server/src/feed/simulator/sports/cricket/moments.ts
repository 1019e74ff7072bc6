import type { Match, Moment, Side } from '../../play';
import type { Delivery, SideInnings } from './innings';

const SECOND = 1_000;

/** The provider's code of why betting stops. */
const POSSIBLE_WICKET = 41;

const METHODS = ['', 'caught', 'bowled', 'lbw', 'run_out', 'stumped', 'other'];

/** What the feed tells of a match. */
export function momentsOf(
  { dice }: Match,
  innings: readonly SideInnings[],
  superOver: number | null,
): Moment[] {
  const moments = innings.flatMap(({ side, begins, ends, overs }, number): Moment[] => [
    { at: begins, kind: 'innings_start', side, told: 'tick', decides: false },
    ...overs.flatMap(({ deliveries, ends: end }, over): Moment[] => [
      ...deliveries.flatMap((delivery) => ballMoments(delivery, side)),
      ...deliveries.flatMap((delivery, ball) =>
        appealAt(delivery, side, dice.unit(7, number, over, ball)),
      ),
      { at: end, kind: 'over', side, told: 'tick', decides: true },
    ]),
    { at: ends, kind: 'innings_end', side, told: 'tick', decides: true },
  ]);
  if (superOver !== null) {
    moments.push({ at: superOver, kind: 'super_over', told: 'tick', decides: true });
  }
  return moments.toSorted((one, other) => one.at - other.at);
}

function ballMoments({ at, wideAt, runs, isWicket, method }: Delivery, side: Side): Moment[] {
  const moments: Moment[] = [];
  if (wideAt !== null) {
    moments.push({ at: wideAt, kind: 'wide', side, told: 'tick', decides: false });
    if (wideAt === at) return moments;
  }
  if (isWicket) {
    const detail = METHODS[method] ?? 'other';
    const about = { kind: 'wicket', side, told: 'stop', reason: POSSIBLE_WICKET } as const;
    return [...moments, { at, ...about, decides: true, detail }];
  }
  const kind = runs === 6 ? 'six' : runs === 4 ? 'four' : 'ball';
  return [...moments, { at, kind, side, told: 'tick', decides: false, detail: `${runs}` }];
}

/** The fielders appeal, and the batter stays. */
function appealAt({ at, runs, isWicket }: Delivery, side: Side, luck: number): Moment[] {
  if (isWicket || runs > 0 || luck > 0.03) return [];
  const about = { kind: 'appeal', side, told: 'stop', reason: POSSIBLE_WICKET } as const;
  return [{ at: at + 2 * SECOND, ...about, decides: false, isAlarm: true }];
}
