import { ok, refused, type Result } from '@touchline/domain/result';
import { GENERAL_DATA, matchById, SUBSCRIPTIONS, UNSUBSCRIPTIONS } from './commands';
import { idOf } from './parse';
import type { Session } from './session';

/**
 * Catching up with the feed.
 *
 * Documented (OddsFeed, TCP socket, "Integration Guide", "Command List"): on every connection the subscriptions are made
 * again; snapshots leave out matches that are over, cancelled or not visible, of which one asks by GetMatchById, at most
 * 5000 times in 24 hours; matches are to be compared that way after every outage.
 */
export interface Restoring {
  readonly session: Session;
  /** The subscriptions were made before on this connection, and general data has been told. */
  readonly isAgain: boolean;
  /** Ids of the matches that the book takes to be open. */
  openMatches(): Promise<readonly number[]>;
  readonly lookUps: LookUps;
}

/** Asks for all that is on offer, and for what the book has open beside it. Refused where something went unanswered. */
export async function restore(restoring: Restoring): Promise<Result<null, string>> {
  const { session, isAgain, lookUps } = restoring;
  for (const command of isAgain ? UNSUBSCRIPTIONS : GENERAL_DATA) {
    const answer = await session.ask(command);
    if (!answer.ok) return refused(answer.error.reason);
  }
  const told = new Set<number | null>();
  for (const command of SUBSCRIPTIONS) {
    const answer = await session.ask(command);
    if (!answer.ok) return refused(answer.error.reason);
    for (const match of answer.value.Objects ?? []) told.add(idOf(match));
  }
  for (const id of await restoring.openMatches()) {
    if (told.has(id)) continue;
    const looked = await lookUps.ask(session, id);
    if (!looked.ok) return looked;
  }
  return ok(null);
}

/** Questions for single matches, as many as the provider takes. */
export interface LookUps {
  /** Refused where the connection is gone; a match that is not to be had is told as such. */
  ask(session: Session, matchId: number): Promise<Result<null, string>>;
}

const MOST_A_DAY = 5_000;
const DAY_MS = 86_400_000;

/** `untold` is called with the id of a match of which nothing can be learnt. `now` is ms since epoch. */
export function createLookUps(
  now: () => number,
  untold: (matchId: number, reason: string) => void,
  most = MOST_A_DAY,
): LookUps {
  let asked: number[] = [];
  return {
    ask: async (session, matchId) => {
      asked = asked.filter((at) => now() - at < DAY_MS);
      if (asked.length >= most) {
        untold(matchId, `${most} matches were asked for within 24 hours`);
        return ok(null);
      }
      asked.push(now());
      const answer = await session.ask(matchById(matchId));
      if (answer.ok) {
        const isTold = (answer.value.Objects ?? []).some((match) => idOf(match) === matchId);
        if (!isTold) untold(matchId, 'the answer is about another match, or about none');
        return ok(null);
      }
      const { code, reason } = answer.error;
      if (code === null) return refused(reason);
      untold(matchId, reason);
      return ok(null);
    },
  };
}
