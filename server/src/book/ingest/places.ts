import type { EventType, SportType } from '@touchline/domain/event';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema';
import { sportKeyOf, sportPriority, sportTypeOf } from '../market-catalogue';
import type { FixtureFacts, Named } from './change';
import type { Written } from './written';

/** A row that is there now, and whether what a card shows of it or above it has changed. */
export interface Saved {
  readonly id: number;
  readonly changed: boolean;
}

/** Who writes, where to, and what they wrote before. */
export interface Pen {
  readonly db: Kysely<Database>;
  readonly provider: string;
  readonly written: Written;
}

/** Writes a sport. Two providers may bring the same sport: then the second's key ends with its name. */
export async function saveSport({ db, provider, written }: Pen, facts: Named): Promise<Saved> {
  const known = written.find(facts.urn, facts);
  if (known !== undefined) return { id: known, changed: false };
  const { urn, name } = facts;
  const key = sportKeyOf(urn) ?? keyFor(name, urn);
  const keys = [key, `${key}-${provider}`, `${key}-${urn.replaceAll(':', '-')}`];
  const { rows } = await sql<Saved>`
    with saved as (
      insert into sports (urn, key, name, priority, type, provider)
      select ${urn}, key, ${name}, ${sportPriority(urn)}, ${sportType(provider, urn, key)}, ${provider}
      from unnest(${keys}::text[]) with ordinality as wanted (key, place)
      where not exists (select from sports where sports.key = wanted.key and sports.urn <> ${urn})
      order by place limit 1
      on conflict (urn) do update set name = excluded.name, type = excluded.type
      where (sports.name, sports.type) is distinct from (excluded.name, excluded.type)
      returning id)
    select id, true as changed from saved
    union all select id, false from sports where urn = ${urn}
    limit 1`.execute(db);
  return kept(written, urn, facts, one(rows));
}

/** Writes a category of a sport. A country that is not told stays as it was. */
export async function saveCategory(
  { db, written }: Pen,
  sport: Saved,
  { urn, name, countryCode }: FixtureFacts['category'],
): Promise<Saved> {
  const facts = { above: sport.id, name, countryCode };
  const known = written.find(urn, facts);
  if (known !== undefined) return { id: known, changed: sport.changed };
  const country = countryCode === '' ? null : countryCode;
  const { rows } = await sql<Saved>`
    with saved as (
      insert into categories (urn, sport_id, name, country_code, priority)
      values (${urn}, ${sport.id}, ${name}, ${country}, ${priorityOf(urn)})
      on conflict (urn) do update set name = excluded.name, country_code = excluded.country_code,
        sport_id = excluded.sport_id
      where (categories.name, categories.country_code, categories.sport_id)
        is distinct from (excluded.name, excluded.country_code, excluded.sport_id)
      returning id)
    select id, true as changed from saved
    union all select id, false from categories where urn = ${urn}
    limit 1`.execute(db);
  return kept(written, urn, facts, one(rows, sport));
}

/** Writes a league. One in which a match is played is a league of matches, whatever else is won in it. */
export async function saveTournament(
  { db, written }: Pen,
  category: Saved,
  { urn, name }: Named,
  kind: EventType,
): Promise<Saved> {
  const facts = { above: category.id, name, kind };
  const known = written.find(urn, facts);
  if (known !== undefined) return { id: known, changed: category.changed };
  const { rows } = await sql<Saved>`
    with saved as (
      insert into tournaments (urn, category_id, name, priority, kind)
      values (${urn}, ${category.id}, ${name}, ${priorityOf(urn)}, ${kind})
      on conflict (urn) do update set name = excluded.name, category_id = excluded.category_id,
        kind = case excluded.kind when 'match' then 'match' else tournaments.kind end
      where (tournaments.name, tournaments.category_id)
          is distinct from (excluded.name, excluded.category_id)
        or (excluded.kind = 'match' and tournaments.kind <> 'match')
      returning id)
    select id, true as changed from saved
    union all select id, false from tournaments where urn = ${urn}
    limit 1`.execute(db);
  return kept(written, urn, facts, one(rows, category));
}

function kept(written: Written, urn: string, facts: object, saved: Saved): Saved {
  written.keep(urn, facts, saved.id);
  return saved;
}

/** A card shows the names above the match as well, so a change up there is one of the match. */
function one(rows: readonly Saved[], above?: Saved): Saved {
  const [row] = rows;
  if (!row) throw new Error('a row that was written is not there');
  return { id: row.id, changed: row.changed || (above?.changed ?? false) };
}

/** Betradar's numbers of sports that are played on a screen. */
const CYBER: ReadonlySet<string> = new Set(
  [
    [107, 109, 110, 111, 112, 113, 114, 115, 118, 119, 120, 121, 122, 123, 124, 125, 127, 128],
    [132, 133, 134, 137, 139, 152, 153, 154, 156, 158, 159, 160, 161, 162, 164, 166, 167, 168],
    [170, 171, 173, 174, 175, 176, 178, 194, 195, 196, 197, 198, 199],
  ]
    .flat()
    .map((number) => `sr:sport:${number}`),
);
/** All that it sends is played on a screen. */
const CYBER_PROVIDER = 'oddin';
const PREMIUM_CRICKET = 'premium_cricket';

function sportType(provider: string, urn: string, key: string): SportType {
  if (key === PREMIUM_CRICKET) return 'premium_cricket';
  return provider === CYBER_PROVIDER || CYBER.has(urn) ? 'cyber' : sportTypeOf(key);
}

/** A provider numbers what is followed most first, so the number of a urn is its place. */
export function priorityOf(urn: string): number {
  const number = Number(urn.split(':').at(-1));
  return Number.isSafeInteger(number) ? Math.min(number, LAST) : LAST;
}

const LAST = 2_000_000_000;

function keyFor(name: string, urn: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words === 'premium-cricket') return PREMIUM_CRICKET;
  return words === '' ? urn.replaceAll(':', '-') : words;
}
