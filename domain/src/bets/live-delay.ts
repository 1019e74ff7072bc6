import { ok, refused, type Result } from '../result';
import { MATCH_STATUS, type MatchStatus } from './market-status';

/** How long live bets wait, in seconds: as their sport says by its key, else as usual (DESIGN §4.14). */
export interface LiveDelays {
  usual: number;
  bySport: ReadonlyMap<string, number>;
}

/** Unless the site says otherwise. */
export const USUAL_LIVE_DELAY = 5;

/**
 * How long a bet waits before it is checked again and taken, in seconds: the longest delay of its
 * live legs by sport key, nothing before the match (DESIGN §4.14).
 */
export function delayOf(
  legs: readonly { matchStatus: MatchStatus; sportKey: string }[],
  { usual, bySport }: LiveDelays,
): number {
  const live = legs.filter(({ matchStatus }) => matchStatus === MATCH_STATUS.live);
  return Math.max(0, ...live.map(({ sportKey }) => bySport.get(sportKey) ?? usual));
}

/** Longer than this nobody waits for a bet, in seconds. */
export const LONGEST_DELAY = 30;

/**
 * Reads delays such as `5,tennis:8,esports:0`: seconds for every sport, and for sports by their key. What is left out is
 * as usual. Answers with what is wrong where something is.
 */
export function parseLiveDelays(text: string): Result<LiveDelays, string[]> {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = parts.filter((part) => part.includes(':'));
  const plain = parts.filter((part) => !part.includes(':'));
  const faults = [
    ...parts.filter((part) => !/^(\w+:)?\d+$/.test(part)).map(notRead),
    ...plain.slice(1).map((part) => `${part} is a second delay for every sport`),
    ...parts.filter((part) => secondsIn(part) > LONGEST_DELAY).map(tooLong),
  ];
  if (faults.length > 0) return refused(faults);
  return ok({
    usual: plain.length > 0 ? secondsIn(plain[0] ?? '') : USUAL_LIVE_DELAY,
    bySport: new Map(named.map((part) => [part.split(':')[0] ?? '', secondsIn(part)])),
  });
}

function secondsIn(part: string): number {
  return Number(part.split(':').at(-1));
}

function notRead(part: string): string {
  return `${JSON.stringify(part)} is no number of seconds, nor a sport and one`;
}

function tooLong(part: string): string {
  return `${part} is longer than ${LONGEST_DELAY} seconds`;
}
