import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api';
import { hearReplies } from '../api/heard-replies';
import { nextMoment } from '../api/moments';
import { queryKeyOf } from '../api/queries';
import { growingWait } from '../ui/growing-wait';
import { isHidden, onSeen } from '../ui/seen';
import type { Whose } from './channel-news';
import { whoseOdds } from './price-queries';

/** How long to wait before what could not be read is asked for again, in ms. */
const WAITS = { least: 1000, most: 30_000 };

/** Reads again what was missed. */
export interface CatchUp {
  /** Something was missed: of one match, or with the lists of all. */
  missed(whose: Whose): void;
  /** Nobody follows a match any more. */
  left(matchId: number): void;
  /** Whose odds on the page are from before something was missed. */
  owed(): ReadonlySet<Whose>;
}

/**
 * After a gap every query of the page that brings odds is asked again until it has answered, in a hidden tab once it is
 * seen. Only an answer to a question from after the gap counts. `changed` is called when something else may be owed.
 */
export function createCatchUp(queries: QueryClient, changed: () => void): CatchUp {
  const gaps = new Map<Whose, number>();
  const readAt = new WeakMap<Query, number>();
  const cache = queries.getQueryCache();
  const isOwed = (query: Query) => {
    const whose = whoseOdds(query);
    if (whose.length === 0 || !query.isActive() || query.state.data === undefined) return false;
    const gap = Math.max(...[...whose, 'lists' as const].map((each) => gaps.get(each) ?? 0));
    return (readAt.get(query) ?? 0) < gap;
  };
  const owedQueries = () => (gaps.size === 0 ? [] : cache.findAll({ predicate: isOwed }));
  const driver = createDriver(queries, owedQueries);
  const look = () => {
    if (gaps.size === 0) return;
    driver.wake();
    changed();
  };
  hearReplies(({ call, sent, askedAt }) => {
    const query = cache.get(hashKey(queryKeyOf(call, sent)));
    if (query) readAt.set(query, Math.max(askedAt, readAt.get(query) ?? 0));
    look();
  });
  // A list that comes into view may be one from before a gap.
  cache.subscribe(look);
  return {
    missed: (whose) => {
      gaps.set(whose, nextMoment());
      const owed = new Set(owedQueries());
      // What is under way was asked before it.
      void queries.cancelQueries({ predicate: (query) => owed.has(query) });
      const isConcerned = (query: Query) => whose === 'lists' || whoseOdds(query).includes(whose);
      void queries.invalidateQueries({
        predicate: (query) => isConcerned(query) && !owed.has(query),
      });
      for (const query of owed) query.invalidate();
      driver.begin();
      look();
    },
    left: (matchId) => void gaps.delete(matchId),
    owed: () => new Set(owedQueries().flatMap((query) => whoseOdds(query))),
  };
}

/** Asks what is owed, and again after a while for as long as some of it is. */
function createDriver(queries: QueryClient, owed: () => Query[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let failures = 0;
  const read = async () => {
    timer = undefined;
    const asked = new Set(owed());
    if (asked.size === 0 || isHidden()) return;
    isReading = true;
    await queries.refetchQueries(
      { predicate: (query) => asked.has(query) },
      { cancelRefetch: false },
    );
    isReading = false;
    const left = owed();
    failures = left.length === 0 ? 0 : failures + 1;
    if (left.length > 0) later(waitFor(left, failures));
  };
  const later = (ms: number) => {
    timer ??= setTimeout(() => void read(), ms);
  };
  const wake = () => {
    if (!isReading && timer === undefined && !isHidden() && owed().length > 0) later(0);
  };
  onSeen(wake);
  return {
    wake,
    /** There is more to read than before. */
    begin: () => {
      failures = 0;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** At least as long as a server asks for that would not answer. */
function waitFor(left: readonly Query[], failures: number): number {
  const asked = left.map(({ state: { error } }) =>
    error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0,
  );
  return Math.max(growingWait(failures - 1, WAITS), ...asked);
}
