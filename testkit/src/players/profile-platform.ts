import { USUAL_MONEY_RULES } from '@touchline/domain/players/standing';
import type { Kysely } from 'kysely';
import type { Database } from '../../../server/src/db/schema';
import { migratedDatabase } from '../database/migrated-database';
import { beginSession } from '../../../server/src/player/sessions';
import { type Ask, asking } from './asking';
import { PASSWORD_HASH } from './signed-up';
import { type ProfileDeps, profileRoutes } from '../../../server/src/player/profile/profile-routes';

/** The calls about a player's own profile, on a database of their own and a clock that tests move. */
export interface ProfilePlatform {
  db: Kysely<Database>;
  deps: ProfileDeps;
  clock: { now(): Date; pass(ms: number): void };
  ask: Ask;
  /** Players of whom it was told that a session ended, in order. */
  signedOut: number[];
  /** A new player, by id, who is signed in nowhere. */
  aPlayer(change?: object): Promise<number>;
  /** Signs a player in without a password. */
  aSession(playerId: number, userAgent?: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts the calls, with what a site may set changed. */
export async function profilePlatform(change: Partial<ProfileDeps> = {}): Promise<ProfilePlatform> {
  const { db, close } = await migratedDatabase();
  let at = Date.parse('2026-05-01T12:00:00Z');
  const clock = {
    now: () => new Date(at),
    pass: (ms: number) => {
      at += ms;
    },
  };
  const signedOut: number[] = [];
  const deps: ProfileDeps = {
    db,
    clock,
    locales: ['en', 'de', 'nb', 'pt-BR'],
    siteName: 'Touchline',
    platformOrigin: 'https://players.example',
    secondFactor: {
      secret: 'a secret of the tests, long enough',
      siteName: 'Touchline',
      rpId: 'bets.example',
      origins: ['https://bets.example', 'https://play.bets.example'],
    },
    wantedFields: [],
    gates: { money: USUAL_MONEY_RULES },
    signedOut: async (playerId) => void signedOut.push(playerId),
    ...change,
  };
  let made = 0;
  return {
    db,
    deps,
    clock,
    ask: asking((router) => profileRoutes(router, deps)),
    signedOut,
    aPlayer: async (about = {}) => {
      const email = `player-${(made += 1)}@mail.example`;
      const { id } = await db
        .insertInto('players')
        .values({
          email,
          password_hash: PASSWORD_HASH,
          language: 'en',
          currency: 'EUR',
          birth_date: '1990-01-01',
          ...about,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const account = { player_id: id, currency: 'EUR', active: true };
      await db.insertInto('player_accounts').values(account).execute();
      return id;
    },
    aSession: async (playerId, userAgent = 'test') => {
      const about = { playerId, userAgent, replaces: null };
      return (await beginSession(db, about, clock.now())).token;
    },
    close,
  };
}

/** What a call answered; throws when it was refused. */
export function dataOf<Data>(
  answer: { status: number; body: { data: Data } } | { status: number; error: unknown },
): Data {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.body.data;
}
