import { slugOf } from '@touchline/domain/slug';
import { type ProviderChoice, USUAL_PROVIDERS } from '@touchline/domain/feed/provider-choice';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { conditions } from './match-filter';
import { matchSlug } from './match-reply';

/** For how long ahead matches are worth finding. */
const DAYS_AHEAD = 7;
/** The most matches that are told of; the first to begin come first. */
const MOST_MATCHES = 20_000;

interface Found {
  id: number;
  name: string | null;
  home: string | null;
  away: string | null;
  sport: string;
  league_id: number;
  league: string;
  category_id: number;
  category: string;
}

/** The most categories that are told of: there are as many countries as there are, times sports. */
const MOST_CATEGORIES = 5_000;

/**
 * The paths of what can be bet on in the coming days, without base and locale: sports, then categories, leagues and
 * matches, of the providers that a visitor is shown. A category is told of whether or not it has a match: its page leads
 * to its leagues.
 */
export async function catalogueToFind(
  db: Kysely<Database>,
  now: Date,
  providers: ProviderChoice = USUAL_PROVIDERS,
): Promise<string[]> {
  const until = new Date(now.getTime() + DAYS_AHEAD * 86_400_000).toISOString();
  const wanted = conditions({ statuses: [0, 1, 2], startTo: until, providers });
  const { rows } = await sql<Found>`
    select m.id, m.name, h.name as home, a.name as away, s.key as sport,
      t.id as league_id, t.name as league, c.id as category_id, c.name as category
    from matches m
      join tournaments t on t.id = m.tournament_id
      join categories c on c.id = t.category_id
      join sports s on s.id = c.sport_id
      left join competitors h on h.id = m.home_id
      left join competitors a on a.id = m.away_id
    where ${wanted}
    order by m.start_time, m.id
    limit ${MOST_MATCHES}
  `.execute(db);
  const categories = [...rows, ...(await allCategories(db, providers))];
  return [
    ...unique(categories, ({ sport }) => `/${sport}`),
    ...unique(categories, (row) => below(row, slugOf('category', row.category_id, [row.category]))),
    ...unique(rows, (row) => below(row, slugOf('league', row.league_id, [row.league]))),
    ...rows.map((row) => below(row, slugOfMatch(row))),
  ];
}

/** Those of sports whose provider is shown, as far as they have a league. */
async function allCategories(
  db: Kysely<Database>,
  providers: ProviderChoice,
): Promise<Pick<Found, 'sport' | 'category_id' | 'category'>[]> {
  const { rows } = await sql<Pick<Found, 'sport' | 'category_id' | 'category'>>`
    select s.key as sport, c.id as category_id, c.name as category
    from categories c join sports s on s.id = c.sport_id
    where s.provider = ${sql`(${JSON.stringify(providers)}::jsonb ->> s.type)`}
      and exists (select from tournaments t where t.category_id = c.id)
    order by s.priority, s.id, c.priority, c.id
    limit ${MOST_CATEGORIES}`.execute(db);
  return rows;
}

function slugOfMatch({ id, name, home, away }: Found): string {
  const sides =
    home === null || away === null ? null : { home: { name: home }, away: { name: away } };
  return matchSlug({ id, name, home: sides?.home ?? null, away: sides?.away ?? null });
}

const below = ({ sport }: Pick<Found, 'sport'>, slug: string) => `/${sport}/${slug}`;

const unique = <Row>(rows: readonly Row[], pathOf: (row: Row) => string) => [
  ...new Set(rows.map(pathOf)),
];
