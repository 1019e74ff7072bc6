import type { Publication } from '../../server/src/jobs/relay-expand';
import type { Message } from './messages';

/** Follows messages until their marks are published. */
export interface Watch {
  /** The message was let in, or should have been, at this moment of `performance.now`. */
  began(message: Message, at: number): void;
  published(publications: readonly Publication[]): void;
  /** Resolves when every mark has been published. */
  whenAllOut(): Promise<void>;
  /** Ms from in to out, of each message. */
  readonly latencies: readonly number[];
}

interface Waiting {
  mark: number;
  at: number;
}

/** A match's messages may be merged on their way: the last mark stands for those before it. */
export function createWatch(matchOfChannel: ReadonlyMap<string, number>): Watch {
  const waiting = new Map<number, Waiting[]>();
  const latencies: number[] = [];
  let left = 0;
  let allOut = () => {};
  return {
    latencies,
    began: ({ match, mark }, at) => {
      left += 1;
      const queue = waiting.get(match);
      if (queue) queue.push({ mark, at });
      else waiting.set(match, [{ mark, at }]);
    },
    published: (publications) => {
      const now = performance.now();
      for (const publication of publications) {
        const match = matchOfChannel.get(publication.channel);
        const mark = markOf(publication);
        if (match === undefined || mark === null) continue;
        const queue = waiting.get(match) ?? [];
        while (queue[0] && queue[0].mark <= mark) {
          latencies.push(now - (queue.shift()?.at ?? now));
          left -= 1;
        }
      }
      if (left === 0) allOut();
    },
    whenAllOut: () =>
      new Promise((done) => {
        allOut = done;
        if (left === 0) done();
      }),
  };
}

type Changed = { markets?: { id: number; outcomes: { id: string; odds: number | null }[] }[] };

function markOf({ data }: Publication): number | null {
  if (typeof data === 'function') return null;
  const { markets } = data.message as Changed;
  const marked = markets?.find(({ id }) => id === 1);
  return marked?.outcomes.find(({ id }) => id === '1')?.odds ?? null;
}
