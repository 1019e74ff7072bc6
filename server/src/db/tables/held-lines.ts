import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** A line that is not offered as its feed tells it. */
export interface HeldLines {
  id: GeneratedAlways<number>;
  match_id: number;
  market_id: number;
  specifier: string;
  /** A `Hold` of ingest. */
  hold: JSONColumnType<object>;
  /** What its feed says of it: a `HeldBack` of ingest. */
  feed: JSONColumnType<object>;
  held_at: Date;
}

export interface HeldLineTables {
  held_lines: HeldLines;
}
