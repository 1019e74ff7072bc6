import { sql } from 'kysely';
import type { LeagueKnown } from './change';
import { type Pen, priorityOf, saveSport } from './places';

/**
 * Writes leagues that a provider lists, hundreds at a time. One that is known stays as its events have told it, so that
 * being told again changes nothing.
 */
export async function saveLeagues(pen: Pen, leagues: readonly LeagueKnown[]): Promise<void> {
  const sports = new Map(leagues.map(({ sport }) => [sport.urn, sport]));
  for (const [urn, sport] of sports) {
    const { id } = await saveSport(pen, sport);
    await saveOfSport(
      pen,
      id,
      leagues.filter((league) => league.sport.urn === urn),
    );
  }
}

async function saveOfSport(
  { db }: Pen,
  sportId: number,
  leagues: readonly LeagueKnown[],
): Promise<void> {
  const categories = [...new Map(leagues.map(({ category }) => [category.urn, category])).values()];
  await sql`
    insert into categories (urn, sport_id, name, country_code, priority)
    select urn, ${sportId}, name, nullif(country, ''), priority
    from unnest(
      ${categories.map(({ urn }) => urn)}::text[],
      ${categories.map(({ name }) => name)}::text[],
      ${categories.map(({ countryCode }) => countryCode)}::text[],
      ${categories.map(({ urn }) => priorityOf(urn))}::integer[]) as told (urn, name, country, priority)
    order by urn
    on conflict (urn) do nothing`.execute(db);
  const tournaments = [
    ...new Map(leagues.map((league) => [league.tournament.urn, league])).values(),
  ];
  await sql`
    insert into tournaments (urn, category_id, name, priority, kind)
    select told.urn, c.id, told.name, told.priority, 'match'
    from unnest(
      ${tournaments.map(({ tournament }) => tournament.urn)}::text[],
      ${tournaments.map(({ tournament }) => tournament.name)}::text[],
      ${tournaments.map(({ category }) => category.urn)}::text[],
      ${tournaments.map(({ tournament }) => priorityOf(tournament.urn))}::integer[])
      as told (urn, name, category, priority)
    join categories c on c.urn = told.category
    order by told.urn
    on conflict (urn) do nothing`.execute(db);
}
