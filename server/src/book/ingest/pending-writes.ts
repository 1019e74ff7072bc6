import type { PushEventSent } from '@touchline/wire/push/events';
import type { StoredCard } from '../../db/schema';
import type { Cancel } from './cancels';
import type { Line } from './line';
import type { PastPrice } from './odds-history';
import type { Play } from './play';
import type { Producer } from './producer';
import type { Moment } from './timeline';

/** A row of the outbox. A changed match is only named: whoever relays it knows the locale of its card. */
export interface Announcement {
  readonly channel: string;
  readonly eventName: PushEventSent['event_name'];
  readonly message: object;
  readonly urgent: boolean;
}

/** All rows that a batch of changes leaves behind. */
export interface Writes {
  /** The matches that this follows from, with the versions they had when they were read. */
  readonly matchesRead: { id: number; version: number }[];
  /** A line whose change nobody can see keeps its version; it is written with 0. */
  readonly lines: { matchId: number; version: number; line: Line }[];
  /** Lines that are not offered as their feed tells them, and those that are again; each as it is told. */
  readonly linesHeld: { matchId: number; line: Line }[];
  readonly linesReleased: { matchId: number; line: Line }[];
  /** Its card is null where that stays as it is. */
  readonly matches: { id: number; version: number; available: number; card: StoredCard | null }[];
  readonly plays: { id: number; play: Play }[];
  readonly moments: { matchId: number; ordinal: number; moment: Moment }[];
  readonly cancelsMade: { matchId: number; cancel: Cancel }[];
  readonly cancelsUndone: { matchId: number; cancel: Cancel }[];
  readonly toSettle: { matchId: number; marketId: number; specifier: string }[];
  readonly producers: { provider: string; producer: Producer; changesStatus: boolean }[];
  /** Who stands in a line of a match, where they had not before. */
  readonly athletes: { matchId: number; urn: string }[];
  readonly prices: PastPrice[];
  readonly announcements: Announcement[];
  /** The feed is known up to here, ms since epoch, under the name of its run. */
  readonly resumedTo: { run: string; at: number } | null;
}

/** Nothing to write yet. */
export function noWrites(): Writes {
  return {
    matchesRead: [],
    lines: [],
    linesHeld: [],
    linesReleased: [],
    matches: [],
    plays: [],
    moments: [],
    cancelsMade: [],
    cancelsUndone: [],
    toSettle: [],
    producers: [],
    athletes: [],
    prices: [],
    announcements: [],
    resumedTo: null,
  };
}
