import type { Loss } from '../loss';
import type { UofMessage } from './messages';
import { URN } from './urn';

/** What could not be read of a message that was. */
export function lossesOf(message: UofMessage): Loss[] {
  if (!('eventId' in message)) return [];
  const about = { product: message.product, match: message.eventId };
  const { lostMarkets = [], lostStatus } = 'markets' in message ? message : {};
  return [
    ...(lostStatus === undefined ? [] : [{ what: 'status' as const, about, reason: lostStatus }]),
    ...lostMarkets.map(({ reason }) => ({ what: 'market' as const, about, reason })),
  ];
}

/** The event that a refused message was about, and when it was made; none where that cannot be told. */
export function refusedEvent(xml: string): { product: number; match: string; timestamp: number }[] {
  const head = HEAD.exec(xml.slice(0, LONGEST_HEAD))?.[0] ?? '';
  const [product, match, timestamp] = [PRODUCT, EVENT, TIMESTAMP].map(
    (pattern) => pattern.exec(head)?.[1],
  );
  if (product === undefined || match === undefined || timestamp === undefined) return [];
  return URN.test(match) ? [{ product: Number(product), match, timestamp: Number(timestamp) }] : [];
}

const LONGEST_HEAD = 1_000;
const HEAD = /<[a-z_]+\s[^<>]*>/;
const PRODUCT = /\sproduct="(\d{1,9})"/;
const EVENT = /\sevent_id="([^"]*)"/;
/** No time of a message is longer, for some thousand years. */
const TIMESTAMP = /\stimestamp="(\d{1,14})"/;
