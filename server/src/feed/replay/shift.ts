import type { FeedLine } from '../source';
import { parseRoutingKey } from '../uof/routing-key';

/** Turns recorded time into the time at which it is played, both ms since epoch. */
export type PlayedAt = (recorded: number) => number;

/** Recorded time runs on from `epoch`, `speed` times as fast as the clock. */
export function playedFrom(firstRecorded: number, epoch: number, speed: number): PlayedAt {
  return (recorded) => epoch + Math.round((recorded - firstRecorded) / speed);
}

const TIMES = / (timestamp|start_time|end_time|next_live_time)="(\d+)"/g;

/** A recorded line as if it came at the time at which it is played; every time it tells is moved with it. */
export function shifted({ t, rk, xml }: FeedLine, playedAt: PlayedAt): FeedLine {
  const moved = xml.replace(
    TIMES,
    (_, name: string, time: string) => ` ${name}="${playedAt(Number(time))}"`,
  );
  return { t: playedAt(t), rk, xml: moved };
}

/** A line as the answer to a request for recovery. */
export function answering(line: FeedLine, requestId: number): FeedLine {
  const bare = line.xml.replace(/ request_id="\d+"/, '');
  return { ...line, xml: bare.replace(/<([a-z_]+) /, `<$1 request_id="${requestId}" `) };
}

/** The producer of a recorded message; null for one that names none. */
export function producerOf({ xml }: FeedLine): number | null {
  const found = /<[a-z_]+ [^>]*?\bproduct="(\d+)"/.exec(xml);
  return found ? Number(found[1]) : null;
}

/** The type of a message, by its routing key. */
export function typeOf({ rk }: FeedLine): string {
  return parseRoutingKey(rk)?.type ?? '';
}
