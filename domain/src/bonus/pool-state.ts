/** States of a level of a pool, of a tournament or a jackpot (SPEC §4 "Tournament pool level states"). */
export const POOL_STATES = ['active', 'created', 'disabled', 'finished', 'paused'] as const;

export type PoolState = (typeof POOL_STATES)[number];

const NEXT: Readonly<Record<PoolState, readonly PoolState[]>> = {
  created: ['active', 'disabled'],
  active: ['paused', 'finished', 'disabled'],
  paused: ['active', 'finished', 'disabled'],
  finished: [],
  disabled: [],
};

/** Whether one state may follow another (SPEC §4 "Bonus lifecycle"). What is finished or disabled stays so. */
export function mayFollow(from: PoolState, to: PoolState): boolean {
  return NEXT[from].includes(to);
}

/** Only an active pool takes part in anything (SPEC §4 "Bonus lifecycle"). */
export function isActivePool(state: PoolState): boolean {
  return state === 'active';
}

/** When a pool is active, in milliseconds since 1970, and whether somebody has paused it. */
export interface PoolTimes {
  startsAt: number;
  endsAt: number;
  isPaused: boolean;
}

/**
 * The state that a pool takes `now` by itself, one step at a time (SPEC §4 "Bonus lifecycle"): it becomes active with its
 * beginning, follows who pauses it, and is finished with its end.
 */
export function nextPoolState(
  state: PoolState,
  { startsAt, endsAt, isPaused }: PoolTimes,
  now: number,
): PoolState {
  const isOver = now >= endsAt;
  switch (state) {
    case 'created':
      return isOver || (now >= startsAt && !isPaused) ? 'active' : state;
    case 'active':
    case 'paused':
      if (isOver) return 'finished';
      return isPaused ? 'paused' : 'active';
    case 'finished':
    case 'disabled':
      return state;
  }
}
