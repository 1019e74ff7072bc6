import { USUAL_PRICE_LIMITS } from '@touchline/domain/feed/plausibility';
import type { FeedChange } from './change';
import type { HeldMatch } from './held-match';
import type { Doubts } from './hold';
import type { FeedNews, IngestContext } from './feed-news';
import { applyToMatch, callOff } from './match-state';
import { afterSilence, type RecoveryAsked } from './producer';
import { hearAll, type Hearsay, type Producers } from './producers';

/** What a batch of news is applied to. */
export interface Applying {
  readonly matches: ReadonlyMap<string, HeldMatch>;
  readonly producers: Producers;
  readonly hearsay: Hearsay;
  readonly context: Pick<IngestContext, 'nextRequestId' | 'priceLimits' | 'findUnnamed'>;
}

/** What a batch leaves beside the matches, which are changed in place. */
export interface Applied {
  /** Urns of events that nobody knows. */
  readonly unknownMatches: ReadonlySet<string>;
  readonly producers: Producers;
  readonly recoveries: readonly RecoveryAsked[];
}

/**
 * Applies news to matches and producers, one after the other, so that what a message comes to does not depend on what it
 * is taken in with.
 */
export function applyBatch(batch: readonly FeedNews[], applying: Applying): Applied {
  const { context, hearsay } = applying;
  const { nextRequestId = following, priceLimits = () => USUAL_PRICE_LIMITS } = context;
  const { findUnnamed } = context;
  const unknownMatches = new Set<string>();
  const recoveries: RecoveryAsked[] = [];
  const limits = priceLimits();
  let { producers } = applying;
  for (const news of batch) {
    const isUp = upAt(producers, news.at);
    applyNews(news, applying.matches, { limits, findUnnamed, isUp }, unknownMatches);
    const heard = hearAll(producers, [news], hearsay, nextRequestId);
    producers = heard.producers;
    recoveries.push(...heard.recoveries);
  }
  return { unknownMatches, producers, recoveries };
}

function applyNews(
  { at, isAnswer = false, changes }: FeedNews,
  matches: Applying['matches'],
  doubts: Doubts,
  unknown: Set<string>,
): void {
  const telling = { at, isAnswer, doubts };
  for (const change of changes) {
    const urn = eventOf(change);
    if (urn === null) continue;
    const match = matches.get(urn);
    if (!match) unknown.add(urn);
    else if ('match' in change) applyToMatch(match.state, change, telling);
    else callOff(match.state);
  }
}

/** Whether a producer's prices are on sale as a message comes; one that has not spoken yet is up. */
function upAt(producers: Producers, at: number): (id: number) => boolean {
  return (id) => {
    const producer = producers.get(id);
    return producer === undefined || afterSilence(producer, at).status === 'active';
  };
}

/** The event whose rows a change touches; a fixture touches them only by calling the event off. */
export function eventOf(change: FeedChange): string | null {
  if ('match' in change) return change.match;
  return change.type === 'fixture_known' && change.fixture.isCancelled ? change.fixture.urn : null;
}

function following(_producer: number, last: number): number {
  return last + 1;
}
