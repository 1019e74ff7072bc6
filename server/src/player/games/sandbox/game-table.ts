import { createHash, createHmac, randomBytes } from 'node:crypto';
import { GAME_APPS, type GameApp, ticketOf } from '@touchline/domain/games/game-rules';
import { RULES } from '@touchline/domain/games/rules-by-app';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../../db/schema';
import { hashOf, newToken } from '../../random-token';
import { askWallet, type WalletLine } from './wallet-client';

export type GameTable = Selectable<Database['sandbox_game_tables']>;

export interface SandboxDeps extends WalletLine {
  db: Kysely<Database>;
}

const opened = z.object({
  session_id: z.uuid(),
  app: z.enum(GAME_APPS),
  currency: z.string(),
  expires_at: z.iso.datetime(),
  balance: z.int(),
});

/** A page on which somebody may play: its key is told to the page only, and kept as a hash. */
export interface OpenedTable {
  key: string;
  table: GameTable;
  balance: number;
}

/** Changes the token of a launch into a table for that game in a language, or null when it opens none. */
export async function openTable(
  deps: SandboxDeps,
  app: GameApp,
  token: string,
  locale: string,
): Promise<OpenedTable | null> {
  const said = await askWallet(deps, 'session', { token });
  const session = said.kind === 'done' ? opened.safeParse(said.body) : null;
  if (!session?.success || session.data.app !== app) return null;
  const { session_id, currency, expires_at, balance } = session.data;
  const key = newToken();
  const table: GameTable = {
    key_hash: hashOf(key),
    session_id,
    app,
    currency,
    locale,
    seed: newSeed(),
    created_at: deps.clock.now(),
    expires_at: new Date(expires_at),
  };
  await deps.db.insertInto('sandbox_game_tables').values(table).execute();
  return { key, table, balance };
}

/** The table that a page's key opens, while its session lasts. */
export async function findTable(
  { db, clock }: SandboxDeps,
  key: string,
): Promise<GameTable | null> {
  const table = await db
    .selectFrom('sandbox_game_tables')
    .selectAll()
    .where('key_hash', '=', hashOf(key))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return table ?? null;
}

/** What decides a round: 256 random bits. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What is told of a seed before its round, so that it cannot be changed after the player has chosen. */
export function commitmentOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The ticket of a round: by the seed that was committed to, and by the player's own. */
export function drawnBy(app: GameApp, seed: string, clientSeed: string): number {
  const digest = createHmac('sha256', seed).update(clientSeed).digest();
  return ticketOf(digest, RULES[app].tickets);
}
