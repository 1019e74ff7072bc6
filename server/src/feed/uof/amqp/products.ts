import type { FeedLine } from '../../source';
import type { RecoveryRequest } from '../api/recovery';

/** Which producers have been heard, and what was asked of them and has not been answered yet. */
export interface Products {
  hear(xml: string): void;
  heard(): readonly number[];
  ask(request: RecoveryRequest): void;
  /** The last request to each producer that has not answered it whole. */
  unanswered(): readonly RecoveryRequest[];
  awaits(request: RecoveryRequest): boolean;
}

/** Remembers producers by what passes by. */
export function createProducts(): Products {
  const heard = new Set<number>();
  const asked = new Map<number, RecoveryRequest>();
  return {
    hear: (xml) => {
      const head = HEAD.exec(xml.slice(0, LONGEST_HEAD));
      const product = numberIn(head?.[2], PRODUCT);
      if (product === null) return;
      heard.add(product);
      const isAnswer = head?.[1] === 'snapshot_complete';
      const answered = isAnswer ? numberIn(head[2], REQUEST) : null;
      if (answered === asked.get(product)?.requestId) asked.delete(product);
    },
    heard: () => [...heard],
    ask: (request) => asked.set(request.product, request),
    unanswered: () => [...asked.values()],
    awaits: (request) => asked.get(request.product) === request,
  };
}

const LONGEST_HEAD = 1_000;
const HEAD = /<([a-z_]+)\s([^>]*)>/;
const PRODUCT = /\bproduct="(\d{1,9})"/;
const REQUEST = /\brequest_id="(\d{1,15})"/;

function numberIn(text: string | undefined, pattern: RegExp): number | null {
  const found = pattern.exec(text ?? '')?.[1];
  return found === undefined ? null : Number(found);
}

/** What a producer says when it has lost track of us, in its own words. `t` is ms since epoch. */
export function lostTrack(product: number, t: number): FeedLine {
  const xml = `<alive product="${product}" timestamp="${t}" subscribed="0"/>`;
  return { t, rk: '-.-.-.alive.-.-.-.-', xml };
}
