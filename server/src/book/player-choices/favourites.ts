import type { FavouriteType } from '@touchline/wire/calls/favourites';
import { MOST_ROWS } from '@touchline/wire/calls/whole-number';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';

const TABLES = {
  match: 'matches',
  tournament: 'tournaments',
  category: 'categories',
  sport: 'sports',
} as const satisfies Record<FavouriteType, keyof Database>;

/** What a player marks: its type, and our number of it. */
export interface Favourite {
  type: FavouriteType;
  id: number;
}

/** The numbers of what a player has marked of a type, the latest first. */
export async function favouriteIds(
  db: Kysely<Database>,
  playerId: number,
  type: FavouriteType,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('entity_id')
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .orderBy('created_at', 'desc')
    .orderBy('entity_id')
    .limit(MOST_ROWS)
    .execute();
  return rows.map((row) => row.entity_id);
}

/** The numbers of all that a player has marked, by type, the latest first. */
export async function allFavouriteIds(
  db: Kysely<Database>,
  playerId: number,
): Promise<Record<FavouriteType, number[]>> {
  const rows = await db
    .selectFrom('favourites')
    .select(['type', 'entity_id'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('entity_id')
    .execute();
  const of = (type: FavouriteType) =>
    rows.filter((row) => row.type === type).map((row) => Number(row.entity_id));
  return {
    match: of('match'),
    tournament: of('tournament'),
    category: of('category'),
    sport: of('sport'),
  };
}

/**
 * Marks it for the player; marking twice is marking once. The latest 500 of a type are kept, as many as a list holds
 * (SPEC §9): an older one makes room. Answers false when there is no such thing.
 */
export async function addFavourite(
  db: Kysely<Database>,
  playerId: number,
  { type, id }: Favourite,
): Promise<boolean> {
  const found = await db
    .selectFrom(TABLES[type])
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return false;
  await db
    .insertInto('favourites')
    .values({ player_id: playerId, type, entity_id: String(id) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await makeRoom(db, playerId, type);
  return true;
}

/** Takes a player's mark away; what is not marked stays so. */
export async function removeFavourite(
  db: Kysely<Database>,
  playerId: number,
  { type, id }: Favourite,
): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('entity_id', '=', String(id))
    .execute();
}

async function makeRoom(
  db: Kysely<Database>,
  playerId: number,
  type: FavouriteType,
): Promise<void> {
  await sql`
    delete from favourites where player_id = ${playerId} and type = ${type} and entity_id in (
      select entity_id from favourites where player_id = ${playerId} and type = ${type}
      order by created_at desc, entity_id offset ${MOST_ROWS})
  `.execute(db);
}
