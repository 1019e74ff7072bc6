import type { SortKey, SortStep } from '@touchline/wire/calls/filters';
import { type RawBuilder, sql } from 'kysely';

/** An order as SQL over `matches m`, and the joins that it needs. */
export interface MatchOrder {
  joins: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
}

/** What stands above a match; a priority of the locale goes before the general one (SPEC §3). */
const LEVELS = ['tournament', 'category', 'sport'] as const;

type Level = (typeof LEVELS)[number];

const ALIAS: Readonly<Record<Level, string>> = { tournament: 't', category: 'c', sport: 's' };

/**
 * Steps decide one after the other. Where all are equal the first to begin stands first, then the league of the
 * lower priority. What is ordered by the priority of leagues keeps each league together.
 */
export function matchOrder(steps: readonly SortStep[], locale: string): MatchOrder {
  const asked = steps.flatMap(({ key, descending }) =>
    columnsOf(key).map((column) => (descending ? sql`${column} desc` : column)),
  );
  const named = steps.map(({ key }) => key);
  const levels = LEVELS.filter((level) => level === 'tournament' || isAbout(named, level));
  const rest = [sql`m.start_time`, priorityOf('tournament'), sql`m.id`];
  return { joins: joinsOf(levels, locale), by: sql.join([...asked, ...rest], sql`, `) };
}

function isAbout(keys: readonly SortKey[], level: Level): boolean {
  const above = LEVELS.slice(LEVELS.indexOf(level));
  return keys.some((key) => above.some((each) => key.startsWith(each)));
}

function columnsOf(key: SortKey): RawBuilder<unknown>[] {
  switch (key) {
    case 'start_time':
      return [sql`m.start_time`];
    case 'bets_count':
      return [sql`m.bets_count`];
    case 'sport_id':
      return [sql`m.sport_id`];
    case 'category_id':
      return [sql`t.category_id`];
    case 'tournament_id':
      return [sql`m.tournament_id`];
    case 'sport_priority':
      return [priorityOf('sport'), sql`m.sport_id`];
    case 'category_priority':
      return [priorityOf('category'), sql`t.category_id`];
    case 'tournament_priority':
      return [priorityOf('tournament'), sql`m.tournament_id`];
  }
}

function joinsOf(levels: readonly Level[], locale: string): RawBuilder<unknown> {
  const tables: Readonly<Record<Level, RawBuilder<unknown>>> = {
    tournament: sql`join tournaments t on t.id = m.tournament_id`,
    category: sql`join categories c on c.id = t.category_id`,
    sport: sql`join sports s on s.id = m.sport_id`,
  };
  return sql.join(
    levels.map((level) => sql`${tables[level]} ${localPriority(level, locale)}`),
    sql` `,
  );
}

/** Joins the priority that something has in a locale, where it has one of its own. */
export function localPriority(level: Level, locale: string): RawBuilder<unknown> {
  const of = ALIAS[level];
  return sql`left join priorities ${sql.raw(`p${of}`)} on ${sql.raw(`p${of}.kind = '${level}'`)}
    and ${sql.raw(`p${of}.entity_id = ${of}.id`)} and ${sql.raw(`p${of}.locale`)} = ${locale}`;
}

/** Where something stands, once `localPriority` is joined. */
export function priorityOf(level: Level): RawBuilder<number> {
  const of = ALIAS[level];
  return sql<number>`${sql.raw(`coalesce(p${of}.priority, ${of}.priority)`)}`;
}
