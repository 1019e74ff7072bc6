import type { Moment } from './play';

/** Who speaks for a match: nobody yet, prematch, nobody between the two, live; then it is over. */
export type Phase = 'announced' | 'prematch' | 'between' | 'live' | 'over' | 'closed';

/** A moment at which the feed says something about a match, `at` ms after its start (feed time). */
export interface Cue {
  readonly at: number;
  /** `price` also opens betting again where it was stopped; `tell` moves the scoreboard alone. */
  readonly kind:
    | 'announce'
    | 'price'
    | 'hand-over'
    | 'take-over'
    | 'stop'
    | 'show'
    | 'tell'
    | 'settle'
    | 'end'
    | 'confirm'
    | 'close';
  readonly moment?: Moment;
  /** What betting stops for. */
  readonly groups?: readonly string[];
  /** Whether the lines on offer are chosen anew. */
  readonly redraws?: boolean;
}

/** Where a match's betting stands at a moment; everything else follows from it and the story. */
export interface Board {
  readonly phase: Phase;
  /** The moment of the last cue, feed ms after the start. */
  readonly at: number;
  /** The moment that prices stand for; they rest while betting is stopped. */
  readonly pricedAt: number;
  /** How often the lines on offer have been chosen; those of the last time are. */
  readonly windows: number;
  /** The groups for which betting is stopped. */
  readonly stopped: readonly string[];
  /** What was decided at this moment has been settled, as far as it was on offer by then. */
  readonly settledAt: number;
  readonly settledWindows: number;
}

/** A match of which nothing has been said. */
export const BLANK: Board = {
  phase: 'announced',
  at: -Infinity,
  pricedAt: -Infinity,
  windows: 0,
  stopped: [],
  settledAt: -Infinity,
  settledWindows: 0,
};

/** The groups that every market is in. */
export const ALL_GROUPS = ['all'];

/** The board after a cue. */
export function afterCue(board: Board, cue: Cue): Board {
  const now = { ...board, at: cue.at };
  const windows = board.windows + Number(cue.redraws ?? false);
  switch (cue.kind) {
    case 'price': {
      const phase = board.phase === 'announced' ? 'prematch' : board.phase;
      return { ...now, phase, pricedAt: cue.at, windows, stopped: [] };
    }
    case 'take-over':
      return { ...now, phase: 'live', pricedAt: cue.at, windows };
    case 'hand-over':
      return board.phase === 'live' ? now : { ...now, phase: 'between' };
    case 'stop':
      return { ...now, stopped: [...new Set([...board.stopped, ...(cue.groups ?? ALL_GROUPS)])] };
    case 'settle':
      return { ...now, settledAt: cue.at, settledWindows: board.windows };
    case 'end':
      return { ...now, phase: 'over', stopped: ALL_GROUPS };
    case 'close':
      return { ...now, phase: 'closed' };
    default:
      return now;
  }
}
