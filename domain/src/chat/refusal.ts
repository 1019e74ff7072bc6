import { hasLink } from './links';
import { MOST_SIGNS, signsOf, tidyText } from './message-text';
import { type Pace, waitFor } from './pace';
import { ok, refused, type Result } from '../result';
import { listedWordIn, wordsOf } from './word-filter';

/** Why words are not taken, whoever says them. */
export interface TextRefusal {
  why: 'empty' | 'too_long' | 'link' | 'word';
}

/** Why a message is not taken. Waiting is in ms, from now. */
export type ChatRefusal =
  | TextRefusal
  | { why: 'repeated' }
  | { why: 'too_fast' | 'room_busy'; wait: number }
  /** Until when, in ms since epoch; null is for good. */
  | { why: 'banned'; until: number | null }
  /** A limit of the player's own stands against it. */
  | { why: 'barred' }
  | { why: 'room_closed' };

/** The message as it is shown, or why its words cannot be. The page asks the same before it sends. */
export function readMessage(
  text: string,
  list: readonly string[] = [],
): Result<string, TextRefusal> {
  const tidy = tidyText(text);
  if (tidy === '') return refused({ why: 'empty' });
  if (signsOf(tidy) > MOST_SIGNS) return refused({ why: 'too_long' });
  if (hasLink(tidy)) return refused({ why: 'link' });
  return listedWordIn(tidy, list) === null ? ok(tidy) : refused({ why: 'word' });
}

/** What the operator allows of talk. */
export interface ChatRules {
  /** How fast one player may write, over all rooms. */
  readonly player: Pace;
  /** How fast a room may fill. */
  readonly room: Pace;
}

/** What is known when somebody is about to say something. Times are ms since epoch. */
export interface ChatMoment {
  readonly now: number;
  /** Null when nobody has banned the player. */
  readonly ban: { readonly until: number | null } | null;
  readonly isBarred: boolean;
  readonly isRoomOpen: boolean;
  /** The player's own latest messages in this room. */
  readonly ownTexts: readonly { readonly text: string; readonly at: number }[];
  /** When the player wrote lately, in any room. */
  readonly ownTimes: readonly number[];
  /** When anybody wrote here lately. */
  readonly roomTimes: readonly number[];
}

/** For how long saying the same again is a repetition, in ms. */
export const REPEATED_WITHIN_MS = 10 * 60_000;

/** Why a player may not say something now, or null. `text` is as `readMessage` gives it. */
export function whyNotSaid(text: string, moment: ChatMoment, rules: ChatRules): ChatRefusal | null {
  const { now, ban } = moment;
  if (isBanned(ban, now)) return { why: 'banned', until: ban?.until ?? null };
  if (moment.isBarred) return { why: 'barred' };
  if (!moment.isRoomOpen) return { why: 'room_closed' };
  const own = waitFor(moment.ownTimes, rules.player, now);
  if (own > 0) return { why: 'too_fast', wait: own };
  const isAgain = moment.ownTexts.some(
    (said) => said.at > now - REPEATED_WITHIN_MS && sameText(said.text, text),
  );
  if (isAgain) return { why: 'repeated' };
  const room = waitFor(moment.roomTimes, rules.room, now);
  return room > 0 ? { why: 'room_busy', wait: room } : null;
}

/** Whether a ban holds. */
export function isBanned(ban: ChatMoment['ban'], now: number): boolean {
  return ban !== null && (ban.until === null || ban.until > now);
}

/** The same words count, however they are written; of what has none, the same signs. */
function sameText(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length === 0 && others.length === 0
    ? one.replaceAll(' ', '') === other.replaceAll(' ', '')
    : words.join(' ') === others.join(' ');
}
