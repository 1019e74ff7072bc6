import { ZERO } from '@touchline/domain/money';
import { type Kysely, type Selectable, sql } from 'kysely';
import { PREPARED } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { NamedBet } from '../../db/tables/notifications';
import { aboutBet } from './about-bet';
import { bonusOfBet } from './bonus-of-bet';
import { betReplies } from './bet-replies';

type Named = Required<Omit<NamedBet, 'bonus'>> & Pick<NamedBet, 'bonus'> & { currency: string };
type Row = Selectable<Database['bets']> & { language: string };

/** Bets as notifications name them, each in the language of its player's account, by their ids. */
export async function namedBets(
  db: Kysely<Database>,
  betIds: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await sql<Row>`${PREPARED}
    select b.*, p.language from bets b join players p on p.id = b.player_id
    where b.id = any(${betIds}::integer[])`.execute(db);
  const languages = new Map(rows.map((row) => [row.id, row.language]));
  const replies = await betReplies(db, rows, ({ id }) => languages.get(id) ?? 'en');
  const named = replies.map((bet) => {
    const { value, currency } = bet.stake;
    const bonus = bonusOfBet(bet, ZERO);
    const about = aboutBet(bet);
    return [bet.id, { about, stake: String(value), currency, ...(bonus && { bonus }) }] as const;
  });
  return new Map(named);
}
