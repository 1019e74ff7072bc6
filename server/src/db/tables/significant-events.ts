import type { EventKind, SignificantEvent } from '@touchline/wire/significant-events';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** What happened within a minute in the same way. */
interface SignificantEvents {
  id: GeneratedAlways<bigint>;
  kind: EventKind;
  /** When it happened first, and last. */
  at: Date;
  last_at: Date;
  count: number;
  player_id: number | null;
  about: JSONColumnType<NonNullable<SignificantEvent['about']>>;
}

export interface SignificantEventTables {
  significant_events: SignificantEvents;
}
