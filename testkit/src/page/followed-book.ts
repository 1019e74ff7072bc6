import { QueryObserver } from '@tanstack/react-query';
import { LOST_AFTER_MS } from '@touchline/domain/feed/freshness';
import type { Call, Sent } from '@touchline/wire/calls/call';
import { createApi, type Api } from '../../../web/src/api/api';
import { tellReply } from '../../../web/src/api/heard-replies';
import { apiQuery, queryKeyOf } from '../../../web/src/api/queries';
import { watchedQueries } from '../../../web/src/api/query-faults';
import { keepFreshness, type FreshnessKeeper } from '../../../web/src/live/freshness-keeper';
import { createLiveStore, type LiveStore } from '../../../web/src/live/live-store';
import { createQueries } from '../../../web/src/routes/page';

/** How the book answers a read. */
export type How = 'well' | 'busy' | 'down' | 'never' | 'away';

/** A book whose odds change, and a page that follows it over a stream and by reads. */
export class FollowedBook {
  readonly begun = Date.now();
  readonly live: LiveStore = createLiveStore();
  readonly queries = createQueries(
    watchedQueries({ report: () => undefined, alert: () => undefined }),
  );
  readonly keeper: FreshnessKeeper;
  readonly api: Api;
  how: How = 'well';
  takes = 0;
  reads = 0;
  changes = 0;
  isUp = false;
  downSince = Date.now();
  /** What of the changes of the book is known by each query. */
  readonly known = new Map<string, Set<number>>();
  #missed: number[] = [];
  #heard: number[] = [];

  constructor() {
    this.queries.mount();
    this.keeper = keepFreshness(this.live, this.queries, () => Date.now() - this.begun);
    this.api = createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: (address, init) => this.#answer(init?.signal ?? undefined),
      onReply: (received) => {
        const { call, sent, reply } = received;
        const { seen, heard } = reply as { seen: number; heard: number };
        this.#knows(keyOf(call, sent), seen, heard);
        tellReply(received);
      },
    });
  }

  /** What was heard while the answer was on its way is taken in after it (`early-news`). */
  #knows(key: string, seen: number, heard: number) {
    const known = this.known.get(key) ?? new Set();
    for (let each = 1; each <= seen; each += 1) known.add(each);
    for (const each of this.#heard.slice(heard)) known.add(each);
    this.known.set(key, known);
  }

  /** What is answered is how the book was when it was asked. */
  #answer(signal: AbortSignal | undefined): Promise<Response> {
    this.reads += 1;
    const { how, takes, changes: seen } = this;
    const heard = this.#heard.length;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      if (how === 'never') return;
      const headers = { 'retry-after': '3' };
      const error = { error: { code: 'internal', message: how } };
      setTimeout(() => {
        if (how === 'away') reject(new Error('offline'));
        else if (how === 'well') resolve(Response.json({ seen, heard }));
        else resolve(Response.json(error, { status: how === 'busy' ? 429 : 503, headers }));
      }, takes);
    });
  }

  opens({ call, sent }: { call: Call; sent: Sent<Call> }): () => void {
    const loose = { ...call, reply: ANYTHING } as unknown as Call;
    const query = this.queries.defaultQueryOptions(apiQuery(this.api, loose, sent));
    return new QueryObserver(this.queries, query).subscribe(() => undefined);
  }

  /** The page goes: nothing of it reads any more. */
  closes() {
    this.queries.unmount();
    this.queries.clear();
  }

  /** The book changes; it is told to whoever listens. */
  changed() {
    this.changes += 1;
    if (this.isUp) this.#hears(this.changes);
    else this.#missed.push(this.changes);
  }

  #hears(change: number) {
    this.#heard.push(change);
    for (const known of this.known.values()) known.add(change);
    this.keeper.heard();
  }

  drops() {
    if (!this.isUp) return;
    this.isUp = false;
    this.downSince = Date.now();
    this.keeper.channel('lists', 'stands');
  }

  comesBack(isRecovered: boolean) {
    if (this.isUp) return;
    this.isUp = true;
    const missed = this.#missed;
    this.#missed = [];
    if (isRecovered) for (const each of missed) this.#hears(each);
    else if (missed.length > 0) this.keeper.channel('lists', 'missed');
    this.keeper.heard();
    this.keeper.channel('lists', 'runs');
  }

  /** Nothing that a fresh page shows is from before a change, except for the second that a connection may be away. */
  check() {
    if (this.live.get().freshness !== 'fresh') return;
    const isGrace = !this.isUp && Date.now() - this.downSince <= LOST_AFTER_MS + 500;
    const isStart = Date.now() - this.begun < 11_000 && !this.isUp;
    if (isGrace || isStart) return;
    if (!this.isUp) throw new Error('fresh without a stream');
    for (const query of this.queries.getQueryCache().findAll({ type: 'active' })) {
      if (query.state.data === undefined) continue;
      const known = this.known.get(query.queryHash)?.size ?? 0;
      if (known < this.changes) throw new Error(`fresh with ${known} of ${this.changes} changes`);
    }
  }
}

const ANYTHING = { parse: (given: unknown) => given };
const keyOf = (call: Pick<Call, 'name'>, sent: Sent<Call>) =>
  JSON.stringify(queryKeyOf(call, sent));
