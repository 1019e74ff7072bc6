import { specifierParts } from '@touchline/domain/bets/specifier';
import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import type { UnnamedLine } from './unnamed-lines';

/** What is stored of lines and their names, as whoever asks for names needs it. */

const OPEN = sql.join([MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped]);
const MOST = 10_000;

/** Lines that waited for their names, or were on offer without, when they were stored; those that wait first. */
export async function readUnnamed(db: Kysely<Database>, provider: string): Promise<UnnamedLine[]> {
  const { rows } = await sql<UnnamedLine>`
    select m.urn, h.market_id as "marketId", h.specifier,
      array(select jsonb_object_keys(h.feed -> 'outcomes')) as outcomes,
      (h.hold -> 'naming' ->> 'since')::double precision as since,
      (h.hold -> 'naming' ->> 'isShown')::boolean as "isShown"
    from held_lines h join matches m on m.id = h.match_id
    where m.provider = ${provider} and coalesce(h.hold -> 'naming', 'null') <> 'null'
      and m.status in (${OPEN})
    order by "isShown", h.held_at limit ${MOST}`.execute(db);
  return rows;
}

/** Matches of a provider to come or in play, of which a line names a player, a team or a variant. */
export async function matchesToName(db: Kysely<Database>, provider: string): Promise<string[]> {
  const { rows } = await sql<{ urn: string }>`
    select m.urn from matches m
    where m.provider = ${provider} and m.status in (${OPEN}) and m.available_markets > 0
      and exists (select from markets mk where mk.match_id = m.id
        and (mk.specifier like '%:%:%' or mk.outcomes::text ~ '"[a-z]+:[a-z_]+:'))
    order by m.start_time limit ${MOST}`.execute(db);
  return rows.map(({ urn }) => urn);
}

/** What a match's lines are named by, beside its market. */
export interface NamedInMatch {
  /** Urns of outcomes and in specifiers, as they stand there. */
  readonly ids: readonly string[];
  readonly variants: readonly { readonly marketId: number; readonly variant: string }[];
}

/** The same of one match. */
export async function namedInMatch(db: Kysely<Database>, urn: string): Promise<NamedInMatch> {
  const { rows } = await sql<{ market_id: number; specifier: string; ids: string[] }>`
    select mk.market_id, mk.specifier,
      array(select id from jsonb_object_keys(mk.outcomes) id where id like '%:%:%') as ids
    from markets mk join matches m on m.id = mk.match_id where m.urn = ${urn}
      and (mk.specifier like '%:%:%' or mk.outcomes::text ~ '"[a-z]+:[a-z_]+:')`.execute(db);
  const parts = rows.map((row) => ({ ...row, parts: specifierParts(row.specifier) }));
  return {
    ids: parts.flatMap((row) => [...row.ids, ...row.parts.values()]),
    variants: parts.flatMap(({ market_id: marketId, parts: given }) => {
      const variant = given.get('variant');
      return variant === undefined ? [] : [{ marketId, variant }];
    }),
  };
}

/** Matches whose sides are remembered; a line of players asks for the same again and again. */
const MOST_SIDES = 5_000;

/** The same as `sidesOf`, read once for a while. */
export function keptSides(db: Kysely<Database>): (urn: string) => Promise<string[]> {
  const kept = new Map<string, Promise<string[]>>();
  return (urn) => {
    if (kept.size >= MOST_SIDES) kept.clear();
    const sides = kept.get(urn) ?? sidesOf(db, urn);
    kept.set(urn, sides);
    sides.catch(() => kept.delete(urn));
    return sides;
  };
}

/** The urns of the two sides of a match; none of what is won outright. */
export async function sidesOf(db: Kysely<Database>, urn: string): Promise<string[]> {
  const { rows } = await sql<{ urn: string }>`
    select c.urn from matches m join competitors c on c.id in (m.home_id, m.away_id)
    where m.urn = ${urn}`.execute(db);
  return rows.map((row) => row.urn);
}
