import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { describeMarkets } from '../described-markets';
import { isAthlete } from './line-athletes';
import type { MarketsDescribed, NamesKnown } from './change';

/**
 * Writes names in a locale, and who plays for a team; what is known already touches nothing. The last of two for a urn
 * counts.
 */
export async function saveNames(
  db: Kysely<Database>,
  { locale, names, team }: NamesKnown,
): Promise<void> {
  const byUrn = [...new Map(names.map((each) => [each.urn, each.name]))];
  if (byUrn.length === 0) return;
  await sql`
    insert into entity_names (urn, locale, name)
    select urn, ${locale}, name
    from unnest(${byUrn.map(([urn]) => urn)}::text[], ${byUrn.map(([, name]) => name)}::text[])
      as told (urn, name)
    order by urn
    on conflict (urn, locale) do update set name = excluded.name
    where entity_names.name <> excluded.name`.execute(db);
  const athletes = byUrn.map(([urn]) => urn).filter(isAthlete);
  if (team !== undefined && athletes.length > 0) await saveSquad(db, team, athletes);
}

/** Nobody else plays for it any more. */
async function saveSquad(
  db: Kysely<Database>,
  team: string,
  athletes: readonly string[],
): Promise<void> {
  await sql`
    with gone as (
      delete from team_athletes where team_urn = ${team} and urn <> all(${athletes}::text[]))
    insert into team_athletes (team_urn, urn)
    select ${team}, urn from unnest(${athletes}::text[]) as told (urn) order by urn
    on conflict do nothing`.execute(db);
}

/**
 * Writes how a provider describes markets in a locale; what reads as before touches nothing. Groups count from now on:
 * a stop of one must not wait until somebody asks for a name.
 */
export async function saveDescriptions(
  db: Kysely<Database>,
  provider: string,
  { locale, descriptions }: MarketsDescribed,
): Promise<void> {
  const byMarket = new Map(
    descriptions.map(({ id, variant, ...description }) => [
      `${id}/${variant ?? ''}`,
      { market_id: id, variant: variant ?? '', description },
    ]),
  );
  if (byMarket.size === 0) return;
  describeMarkets(descriptions.map((each) => ({ provider, locale, ...each })));
  await sql`
    insert into market_descriptions (provider, market_id, variant, locale, description)
    select ${provider}, market_id, variant, ${locale}, description
    from jsonb_to_recordset(${JSON.stringify([...byMarket.values()])}::jsonb) as told (
      market_id integer, variant text, description jsonb)
    order by market_id, variant
    on conflict (provider, market_id, variant, locale) do update set
      description = excluded.description, updated_at = now()
    where market_descriptions.description <> excluded.description`.execute(db);
}
