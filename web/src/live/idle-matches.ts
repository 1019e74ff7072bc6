import type { LiveState } from './live-state';

/** How long a match is kept that nothing on the page shows, in ms: longer than replies are kept that it would come from. */
export const IDLE_MS = 6 * 60_000;
/** How often the page looks for such matches, in ms. */
const SWEEP_MS = 60_000;

/** The match that a topic of the store is about; null for what concerns all. */
export function matchOfTopic(topic: string): number | null {
  const number = /^(?:match:|line:)?(\d+)/.exec(topic)?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * Finds matches that nothing has shown for long. `idleSince` remembers from look to look since when each is idle, ms of
 * the clock of `now`.
 */
export function longIdle(
  state: LiveState,
  shown: ReadonlySet<number>,
  idleSince: Map<number, number>,
  now: number,
): ReadonlySet<number> {
  for (const id of idleSince.keys()) {
    if (shown.has(id) || !state.matches.has(id)) idleSince.delete(id);
  }
  const gone = new Set<number>();
  for (const id of state.matches.keys()) {
    if (shown.has(id)) continue;
    const since = idleSince.get(id) ?? now;
    idleSince.set(id, since);
    if (now - since >= IDLE_MS) gone.add(id);
  }
  return gone;
}

/** What is known without these matches; the same object where there are none. */
export function withoutMatches(state: LiveState, gone: ReadonlySet<number>): LiveState {
  if (gone.size === 0) return state;
  const isKept = ([key]: readonly [string | number, unknown]) =>
    !gone.has(Number.parseInt(String(key), 10));
  return {
    ...state,
    matches: new Map([...state.matches].filter(isKept)),
    lines: new Map([...state.lines].filter(isKept)),
    outcomes: new Map([...state.outcomes].filter(isKept)),
  };
}

/** Gives up, once in a while, what has been idle for long. Lists come and go with replies, so it is asked after those. */
export function createSweep(
  now: () => number,
): (state: LiveState, topics: Iterable<string>) => LiveState {
  const idleSince = new Map<number, number>();
  let sweptAt = now();
  return (state, topics) => {
    if (now() - sweptAt < SWEEP_MS) return state;
    sweptAt = now();
    const shown = new Set([...topics].flatMap((topic) => matchOfTopic(topic) ?? []));
    return withoutMatches(state, longIdle(state, shown, idleSince, sweptAt));
  };
}
