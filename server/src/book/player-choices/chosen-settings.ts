import type { SettingsSent } from '@touchline/wire/calls/settings';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema';

/** What a player has chosen; what is null or left out is as the site has it. */
export type ChosenSettings = Omit<Selectable<Database['player_settings']>, 'player_id'>;

/** What a player has chosen of the settings; null when nothing. */
export async function chosenSettings(
  db: Kysely<Database>,
  playerId: number,
): Promise<ChosenSettings | null> {
  const row = await db
    .selectFrom('player_settings')
    .select(['odds_type', 'accept_mode', 'chips', 'updated_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what a player chooses; what is left out stays, and so do stakes of currencies that are not named. */
export async function keepSettings(
  db: Kysely<Database>,
  playerId: number,
  sent: SettingsSent,
  now: Date,
): Promise<void> {
  const { stakes = {}, auto_accept_odds_change: mode = null, odds_type: type = null } = sent;
  const chips = Object.fromEntries(
    Object.entries(stakes).map(([currency, each]) => [currency, each.chips]),
  );
  // Two devices may choose at once: each changes only what it names, in one statement.
  await sql`
    insert into player_settings as kept (player_id, odds_type, accept_mode, chips, updated_at)
    values (${playerId}, ${type}, ${mode}, ${JSON.stringify(chips)}::jsonb, ${now})
    on conflict (player_id) do update set
      odds_type = coalesce(excluded.odds_type, kept.odds_type),
      accept_mode = coalesce(excluded.accept_mode, kept.accept_mode),
      chips = kept.chips || excluded.chips,
      updated_at = excluded.updated_at
  `.execute(db);
}
