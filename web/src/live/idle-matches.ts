import { MARKET_STATUS } from '@touchline/domain/bets/market-status';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import type { LiveLine, LiveState } from './live-state';
import type { LiveStore } from './live-store';

/** How often the page looks for matches that nothing shows, in ms. */
export const SWEEP_MS = 60_000;
/**
 * In how many looks after the first a match has to be seen idle before it is given up: longer than replies are kept that
 * it would come from. Looks are counted, not minutes, as a page that sleeps keeps its replies meanwhile, too.
 */
export const IDLE_LOOKS = 6;

/** The match that a topic of the store is about; null for what concerns all. */
export function matchOfTopic(topic: string): number | null {
  const number = /^(?:match:|line:)?(\d+)/.exec(topic)?.[1];
  return number === undefined ? null : Number(number);
}

/** Finds matches that nothing has shown for long. `idle` remembers in how many looks on end each was idle. */
export function longIdle(
  state: LiveState,
  shown: ReadonlySet<number>,
  idle: Map<number, number>,
): ReadonlySet<number> {
  for (const id of idle.keys()) {
    if (shown.has(id) || !state.matches.has(id)) idle.delete(id);
  }
  const gone = new Set<number>();
  for (const id of state.matches.keys()) {
    if (shown.has(id)) continue;
    const looks = (idle.get(id) ?? 0) + 1;
    idle.set(id, looks);
    if (looks > IDLE_LOOKS) gone.add(id);
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

/** What is known without lines that are decided and that nothing shows; the same object where there are none. */
export function withoutDecided(state: LiveState, topics: ReadonlySet<string>): LiveState {
  const keysOf = (line: LiveLine) =>
    line.outcomeIds.map((id) => outcomeKey({ ...line, outcomeId: id }));
  const gone = [...state.lines].filter(
    ([key, line]) =>
      (line.status === MARKET_STATUS.settled || line.status === MARKET_STATUS.cancelled) &&
      !topics.has(`line:${key}`) &&
      !keysOf(line).some((each) => topics.has(each)),
  );
  if (gone.length === 0) return state;
  const [lines, outcomes] = [new Map(state.lines), new Map(state.outcomes)];
  for (const [key, line] of gone) {
    lines.delete(key);
    for (const each of keysOf(line)) outcomes.delete(each);
  }
  return { ...state, lines, outcomes };
}

/** Gives up, once in a while, what has been idle for long: without it a tab would know every match that was ever listed. */
export function sweepIdle(live: LiveStore): void {
  const idle = new Map<number, number>();
  setInterval(() => {
    const topics = new Set<string>(live.topics());
    const shown = new Set([...topics].flatMap((topic) => matchOfTopic(topic) ?? []));
    const gone = longIdle(live.get(), shown, idle);
    const left = withoutDecided(withoutMatches(live.get(), gone), topics);
    if (left !== live.get()) live.seed(() => left);
  }, SWEEP_MS);
}
