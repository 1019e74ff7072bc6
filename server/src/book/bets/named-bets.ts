import { type Kysely, type Selectable, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { NamedBet } from '../../db/tables/notifications';
import { aboutBet } from './about-bet';
import { betReplies } from './bet-replies';

type Row = Selectable<Database['bets']> & { language: string };

/** Bets as notifications name them, each in the language of its player's account, by their ids. */
export async function namedBets(
  db: Kysely<Database>,
  betIds: readonly number[],
): Promise<ReadonlyMap<number, Required<NamedBet> & { currency: string }>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await sql<Row>`${PREPARED}
    select b.*, p.language from bets b join players p on p.id = b.player_id
    where b.id = any(${betIds}::integer[])`.execute(db);
  const languages = new Map(rows.map((row) => [row.id, row.language]));
  const replies = await betReplies(db, rows, ({ id }) => languages.get(id) ?? 'en');
  const named = replies.map((bet) => {
    const { value, currency } = bet.stake;
    return [bet.id, { about: aboutBet(bet), stake: String(value), currency }] as const;
  });
  return new Map(named);
}

/** Names bets for movements of money. */
export function betNamer(db: Kysely<Database>) {
  return async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    const named = await namedBets(db, ids);
    return new Map([...named].map(([id, { about }]) => [id, about]));
  };
}
