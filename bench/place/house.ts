import { minor } from '@touchline/domain/money';
import { aLine, aMatch } from '@touchline/testkit/betting/rows';
import { serverProcess } from '@touchline/testkit/processes/server-process';
import { openDatabase } from '../../server/src/db/connect';
import { giveBonuses, type Held } from './bonuses';
import type { SignedIn } from './http-clients';
import { signedInPlayers } from './players';

/** A built server on a database of its own, with players who have money and matches that take bets. */
export interface House {
  sportsbook: string;
  databaseUrl: string;
  players: SignedIn[];
  matches: number[];
  /** What the players may bet with. */
  bonuses: Held;
  /** What the database says of how it keeps what is committed. */
  durability: { fsync: string; synchronous_commit: string };
  remove(): Promise<void>;
}

const CASH = minor(10_000_000_00n);

/** Opens it. The rate at which one address may ask is lifted for it. */
export async function openHouse(players: number, matches: number): Promise<House> {
  const server = await serverProcess({ FEED: 'none' });
  const url = server.databaseUrl();
  const database = await openDatabase({ databaseUrl: url, dir: '', log: () => {} });
  // Stays open: as long as it is, the producers of the matches give signs of life.
  try {
    const { pool } = database;
    const signedIn = await signedInPlayers(database, players, CASH);
    const matchIds: number[] = [];
    for (let n = 0; n < matches; n += 1) {
      const matchId = await aMatch(pool, { startTime: '2099-01-01T00:00:00Z' });
      await aLine(pool, { matchId });
      matchIds.push(matchId);
    }
    const bonuses = await giveBonuses(
      database,
      signedIn.map(({ playerId }) => playerId),
    );
    await pool.query('analyze');
    const shown = async (name: 'fsync' | 'synchronous_commit') =>
      (await pool.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name] ?? '';
    return {
      sportsbook: server.sportsbook,
      databaseUrl: url,
      players: signedIn,
      matches: matchIds,
      bonuses,
      durability: {
        fsync: await shown('fsync'),
        synchronous_commit: await shown('synchronous_commit'),
      },
      remove: async () => {
        await database.close();
        await server.remove();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
