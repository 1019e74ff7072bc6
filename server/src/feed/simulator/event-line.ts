import type { FeedLine } from '../source';
import type { Match } from './play';
import { element, xmlDocument } from './xml';

/** The time that a message counts as, the time written on it, and the recovery that it answers. */
export interface Stamp {
  readonly t: number;
  readonly writtenAt?: number;
  readonly requestId?: number;
}

/** A producer, and of what phase it speaks. */
export interface Speaker {
  readonly product: number;
  /** The part of the routing key that says of what phase it speaks. */
  readonly part: string;
}

/** A message about an event, as the provider addresses it. `content` is XML. */
export function eventLine(
  match: Match,
  { t, writtenAt = t, requestId }: Stamp,
  { product, part }: Speaker,
  type: string,
  attributes: object,
  content = '',
): FeedLine {
  const event = { product, event_id: match.urn, timestamp: writtenAt, request_id: requestId };
  const sport = match.sport.name.urn.split(':')[2];
  const [prefix] = match.urn.split(':');
  const rk = `hi.${part}.${type}.${sport}.${prefix}:${match.type}.${match.number}.-`;
  return { t, rk, xml: xmlDocument(element(type, { ...event, ...attributes }, content)) };
}
