import { type Kysely, sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../db/schema';
import type { CompetitorFacts } from './change';
import type { Pen } from './places';

/** Competitors that are there now. `idOf` throws for a urn that was not among them. */
export interface SavedCompetitors {
  readonly changed: boolean;
  idOf(urn: string): number;
}

/** Writes competitors. A country or a logo that is not told stays as it was. The last of two with one urn counts. */
export async function saveCompetitors(
  { db, written }: Pen,
  competitors: readonly CompetitorFacts[],
): Promise<SavedCompetitors> {
  const all = [...new Map(competitors.map((each) => [each.urn, each])).values()];
  const known = all.flatMap((facts) => {
    const id = written.find(facts.urn, facts);
    return id === undefined ? [] : [{ id, urn: facts.urn, changed: false }];
  });
  const told = all.filter(({ urn }) => !known.some((each) => each.urn === urn));
  if (told.length === 0) return savedOf(known);
  const { rows } = await sql<CompetitorRow>`
    with saved as (
      insert into competitors (urn, name, abbreviation, country_code, logo)
      select * from unnest(${told.map(({ urn }) => urn)}::text[],
        ${told.map(({ name }) => name)}::text[],
        ${told.map(({ abbreviation }) => abbreviation)}::text[],
        ${told.map(({ countryCode }) => countryCode ?? null)}::text[],
        ${told.map(({ logo }) => logo ?? null)}::text[])
        as told (urn, name, abbreviation, country_code, logo)
      order by urn
      on conflict (urn) do update set name = excluded.name, abbreviation = excluded.abbreviation,
        country_code = coalesce(excluded.country_code, competitors.country_code),
        logo = coalesce(excluded.logo, competitors.logo)
      where (competitors.name, competitors.abbreviation, competitors.country_code, competitors.logo)
        is distinct from (excluded.name, excluded.abbreviation,
          coalesce(excluded.country_code, competitors.country_code),
          coalesce(excluded.logo, competitors.logo))
      returning id, urn)
    select id, urn, true as changed from saved
    union all
    select id, urn, false from competitors
    where urn = any(${told.map(({ urn }) => urn)}::text[]) and urn not in (select urn from saved)
    `.execute(db);
  const saved = savedOf([...known, ...rows]);
  for (const facts of told) written.keep(facts.urn, facts, saved.idOf(facts.urn));
  return saved;
}

interface CompetitorRow {
  id: number;
  urn: string;
  changed: boolean;
}

function savedOf(rows: readonly CompetitorRow[]): SavedCompetitors {
  const ids = new Map(rows.map(({ urn, id }) => [urn, id]));
  return {
    changed: rows.some((row) => row.changed),
    idOf: (urn) => {
      const id = ids.get(urn);
      if (id === undefined) throw new Error('a competitor that was written is not there');
      return id;
    },
  };
}

/** Writes who takes part in an event that is won outright, in the order told. Whether that changed anything. */
export async function saveTakingPart(
  db: Kysely<Database>,
  matchId: number,
  competitorIds: readonly number[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('match_competitors')
    .select('competitor_id')
    .where('match_id', '=', matchId)
    .orderBy('ordinal')
    .execute();
  const before = rows.map((row) => row.competitor_id);
  const now = [...new Set(competitorIds)];
  if (isDeepStrictEqual(before, now)) return false;
  await db.deleteFrom('match_competitors').where('match_id', '=', matchId).execute();
  await sql`
    insert into match_competitors (match_id, ordinal, competitor_id)
    select ${matchId}, place, id
    from unnest(${now}::integer[]) with ordinality as told (id, place)`.execute(db);
  return true;
}
