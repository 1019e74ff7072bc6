import type { FeedChange, ProducersKnown } from './change';
import type { FeedNews } from './feed-news';
import {
  afterMessage,
  afterRest,
  afterSilence,
  heard,
  type Hearing,
  newProducer,
  type Producer,
  type RecoveryAsked,
} from './producer';

export type Producers = ReadonlyMap<number, Producer>;

/** What is known beside the producers that have spoken, for those that have not. */
export interface Hearsay {
  /** Messages may have been missed since before anybody spoke. */
  missed: boolean;
  readonly described: Map<number, ProducersKnown['producers'][number]>;
}

/** What a batch of news makes of the producers, and which recoveries have to be asked for. */
export function hearAll(
  before: Producers,
  batch: readonly FeedNews[],
  hearsay: Hearsay,
  nextRequestId: Hearing['nextRequestId'],
): { producers: Producers; recoveries: RecoveryAsked[] } {
  const producers = new Map(before);
  const recoveries: RecoveryAsked[] = [];
  for (const { at, producer: sender, generatedAt = null, changes } of batch) {
    const hearing = { at, generatedAt, nextRequestId };
    const tell = (rule: (producer: Producer) => ReturnType<typeof heard>) => {
      for (const [id, known] of producers) {
        const { producer, asked } = rule(known);
        producers.set(id, producer);
        if (asked) recoveries.push(asked);
      }
    };
    tell((producer) => afterRest(afterSilence(producer, at), hearing));
    if (sender !== null) {
      const known = producers.get(sender) ?? newcomer(sender, at, hearsay);
      producers.set(sender, afterMessage(known, hearing));
    }
    for (const change of changes) {
      if (!ABOUT_PRODUCERS.has(change.type)) continue;
      listen(hearsay, change);
      tell((producer) => heard(producer, change, hearing));
    }
  }
  return { producers, recoveries };
}

const ABOUT_PRODUCERS: ReadonlySet<FeedChange['type']> = new Set([
  'feed_interrupted',
  'producer_alive',
  'producer_recovered',
  'producers_known',
]);

function newcomer(id: number, at: number, { missed, described }: Hearsay): Producer {
  const { name = null, recoveryWindowMinutes: windowMinutes = null } = described.get(id) ?? {};
  return newProducer(id, at, { missed, name, windowMinutes });
}

function listen(hearsay: Hearsay, change: FeedChange): void {
  if (change.type === 'feed_interrupted') hearsay.missed = true;
  if (change.type !== 'producers_known') return;
  for (const each of change.producers) hearsay.described.set(each.id, each);
}
