import type { FeedChange } from '../../book/ingest/change';

/** One message as it came out of the socket, or something that the connection itself has to say: `session.…`. */
export interface TextLine {
  /** Ms since epoch. */
  readonly t: number;
  readonly rk: string;
  readonly text: string;
}

/** What was understood, in the book's words, and what was refused, by name. */
export interface Told {
  readonly changes: readonly FeedChange[];
  readonly refused: readonly string[];
  /** Of what was refused, the ids of the matches that it was about: they are asked for again. */
  readonly lost?: ReadonlyMap<string, number>;
}

/** What a line says. */
export interface Reading extends Told {
  readonly at: number;
  readonly producer: number;
  /** Whether it was sent because recovery was asked for. */
  readonly isAnswer: boolean;
}

/** What the connection says of itself, as the key of a line; a number follows where the last sign is a dot. */
export const SESSION = {
  opened: 'session.opened',
  alive: 'session.alive',
  lost: 'session.lost',
  recovered: 'session.recovered.',
  untold: 'session.untold.',
} as const;

/** Keys of answers to our own commands, and of what was pushed; the command follows. */
export const ANSWER = 'answer.';
export const PUSHED = 'feed.';
