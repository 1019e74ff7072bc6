import { unreachable } from '@touchline/domain/assert';
import { lineKey, outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { PushEvent } from '@touchline/wire/push/events';
import { applyAll } from './apply-push';
import { NOTHING_LIVE, type LiveLine, type LiveOutcome, type LiveState } from './live-state';
import { createMovingOdds } from './moving-odds';
import { createPortions } from './portions';

/** What a component waits for: an outcome, a line, a match, the providers, or how fresh all of it is. */
export type Topic =
  | OutcomeKey
  | `line:${string}`
  | `match:${number}`
  | 'providers'
  | 'freshness'
  | 'unheard';

/** How often changes reach the page at most, in milliseconds (DESIGN §4.16). */
const FLUSH_MS = 100;
/** What comes so soon after the first, in milliseconds, reaches it together with that. */
const GATHER_MS = 10;
/** How long a movement shows, in milliseconds. */
const MOVED_MS = 2000;

/** Holds what ticks and tells each component of its own changes only. */
export interface LiveStore {
  get(): LiveState;
  /** Takes over a reply; components are told before this returns. */
  seed(change: (state: LiveState) => LiveState): void;
  /** Takes an event; components are told with the next flush. */
  receive(event: PushEvent): void;
  subscribe(topic: Topic, listener: () => void): () => void;
  /** What components wait for now. */
  topics(): Iterable<Topic>;
}

export interface LiveStoreOptions {
  /** Runs a flush some time after now; replaced by tests. */
  schedule?: (flush: () => void, ms: number) => void;
  /** Ms from whenever; replaced by tests. */
  now?: () => number;
  /** Runs what tells components within a frame; replaced by tests. */
  draw?: (tell: () => void) => void;
  /** Whether a match can be seen: only there are movements shown. */
  isVisible?: (matchId: number) => boolean;
}

/** Makes an empty store. */
export function createLiveStore({
  schedule = setTimeout,
  now = () => performance.now(),
  draw,
  isVisible = () => true,
}: LiveStoreOptions = {}): LiveStore {
  let state = NOTHING_LIVE;
  let waiting: PushEvent[] = [];
  const listeners = new Map<Topic, Set<() => void>>();
  const moving = createMovingOdds();

  const tell = (topics: Iterable<Topic>) => {
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener();
  };
  const isInSight = (key: OutcomeKey) => listeners.has(key) && isVisible(Number.parseInt(key, 10));
  // What is worked out and what is drawn are two tasks: a press is answered between them.
  const portions = createPortions<Topic>({
    tell,
    isInSight: (topic) => !isOutcome(topic) || isInSight(topic),
    ...(draw && { draw }),
  });
  const settle = (keys: readonly OutcomeKey[]) => {
    state = atRest(state, keys);
    portions.add(keys);
  };
  const become = (next: LiveState, topics: Iterable<Topic>): Topic[] => {
    const before = state;
    state = next;
    return changed(before, next, topics);
  };
  let flushedAt = -Infinity;
  const flush = () => {
    flushedAt = now();
    const events = waiting;
    waiting = [];
    const next = applyAll(state, events);
    const topics = new Set(events.flatMap((event) => topicsOf(next, event)));
    const moves = changed(state, next, topics)
      .filter(isOutcome)
      .filter((key) => next.outcomes.get(key)?.moved !== 0);
    const shown = moving.take(moves, isInSight);
    const hidden = moves.filter((key) => !shown.keys.has(key));
    portions.add(become(atRest(next, hidden), topics).filter((topic) => listeners.has(topic)));
    if (shown.keys.size > 0) schedule(() => settle(shown.end()), MOVED_MS);
  };
  return {
    get: () => state,
    seed: (change) => tell(become(change(state), listeners.keys())),
    topics: () => listeners.keys(),
    receive: (event) => {
      waiting.push(event);
      if (waiting.length > 1) return;
      schedule(flush, Math.max(GATHER_MS, flushedAt + FLUSH_MS - now()));
    },
    subscribe: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },
  };
}

function isOutcome(topic: Topic): topic is OutcomeKey {
  return /^\d/.test(topic);
}

/** The same state with some outcomes no longer shown as moving. */
function atRest(state: LiveState, keys: readonly OutcomeKey[]): LiveState {
  if (keys.length === 0) return state;
  const outcomes = new Map(state.outcomes);
  for (const key of keys) {
    const outcome = outcomes.get(key);
    if (outcome) outcomes.set(key, { ...outcome, moved: 0 } satisfies LiveOutcome);
  }
  return { ...state, outcomes };
}

/** What an event may have changed, by the state after it: a suspension does not name its outcomes. */
function topicsOf(state: LiveState, event: PushEvent): Topic[] {
  switch (event.event_name) {
    case 'markets_changed': {
      const { match_id: matchId, markets } = event.message;
      return [
        `match:${matchId}`,
        ...markets.flatMap((market) => lineTopics(state, matchId, market)),
      ];
    }
    case 'match_status_changed':
      return [`match:${event.message.match_id}`];
    case 'match_changed': {
      const { id, main_market: market } = event.message.match;
      return [`match:${id}`, ...(market ? lineTopics(state, id, market) : [])];
    }
    case 'provider_status_changed':
      return ['providers'];
    case 'heartbeat':
    case 'balance_changed':
    case 'bet_changed':
    case 'bet_cashout_changed':
    case 'bonus_issued':
    case 'tournament_pool_changed':
    case 'notification':
    case 'unread_counters_changed':
      return [];
    default:
      return unreachable(event);
  }
}

function lineTopics(
  state: LiveState,
  matchId: number,
  market: { id: number; specifier: string },
): Topic[] {
  const line = { matchId, marketId: market.id, specifier: market.specifier };
  const key = lineKey(line);
  const outcomeIds = state.lines.get(key)?.outcomeIds ?? [];
  return [`line:${key}`, ...outcomeIds.map((outcomeId) => outcomeKey({ ...line, outcomeId }))];
}

function changed(before: LiveState, now: LiveState, topics: Iterable<Topic>): Topic[] {
  return [...topics].filter((topic) => !isSameLook(look(before, topic), look(now, topic), topic));
}

/** A line that has only got a newer version looks as before. */
function isSameLook(before: unknown, now: unknown, topic: Topic): boolean {
  if (before === now) return true;
  if (!topic.startsWith('line:') || before === undefined || now === undefined) return false;
  const { version: _old, ...one } = before as LiveLine;
  const { version: _new, ...other } = now as LiveLine;
  return (Object.keys(one) as (keyof typeof one)[]).every((key) => one[key] === other[key]);
}

function look(state: LiveState, topic: Topic): unknown {
  if (topic === 'providers') return state.down;
  if (topic === 'freshness') return state.freshness;
  if (topic === 'unheard') return state.unheard;
  if (topic.startsWith('match:')) return state.matches.get(Number(topic.slice(6)));
  if (topic.startsWith('line:')) return state.lines.get(topic.slice(5));
  return state.outcomes.get(topic as OutcomeKey);
}
