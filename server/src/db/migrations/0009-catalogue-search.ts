import { type Kysely, sql } from 'kysely';

/**
 * How names are compared: in small Latin letters without accents, so that `Köln` is found as `koln`. Trigrams may
 * know ASCII alone, which is up to the database's locale, so every other letter becomes one or two that are: Greek
 * and Cyrillic by their sound, the rest by their number. What they become is never shown.
 */
const FOLDING = sql`
  create extension if not exists pg_trgm;
  create function latin(name text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(replace(translate(regexp_replace(regexp_replace(
    normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g'), '[\u00a0-\u00bf\u2000-\u206f]', ' ', 'g'),
    'øđðłħıабвгдежзиклмнопрстуфхцчшщыэюяіїєґљњћџђαβγδεζηθικλμνξοπρστυφχψωςъь',
    'oddlhiabvgdezziklmnoprstufhccssyeuaiieglncddabgdezhtiklmnxoprstufhpos'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  create function folded(name text) returns text
  language sql immutable strict parallel safe
  return case when latin(name) ~ '^[\\x01-\\x7f]*$' then latin(name) else (
    select string_agg(case
      when ascii(each.letter) < 128 then each.letter
      when ascii(each.letter) < 11904 then chr(97 + ascii(each.letter) % 26)
      else chr(97 + ascii(each.letter) / 26 % 26) || chr(97 + ascii(each.letter) % 26)
      end, '' order by each.place)
    from string_to_table(latin(name), null) with ordinality as each (letter, place)) end;
`;

const NAMES = sql`
  alter table categories add column folded text generated always as (folded(name)) stored;
  alter table tournaments add column folded text generated always as (folded(name)) stored;
  alter table competitors add column folded text generated always as (folded(name)) stored;
  alter table entity_names add column folded text generated always as (folded(name)) stored;
  create index categories_by_name on categories using gin (folded gin_trgm_ops);
  create index tournaments_by_name on tournaments using gin (folded gin_trgm_ops);
  create index competitors_by_name on competitors using gin (folded gin_trgm_ops);
  create index entity_names_by_name on entity_names using gin (folded gin_trgm_ops);
  create index entity_names_by_locale on entity_names (locale);
  create index matches_by_name on matches using gin (folded(name) gin_trgm_ops) where name is not null;
`;

const PLACES = sql`
  create index tournaments_by_category on tournaments (category_id);
  create index matches_by_sport on matches (sport_id, status, start_time);
  create index matches_by_home on matches (home_id, status, start_time);
  create index matches_by_away on matches (away_id, status, start_time);
  create index match_competitors_by_competitor on match_competitors (competitor_id);
`;

/**
 * Every name that has a word like this one, by what it names and how alike the two are, 0 to 1. How alike they have
 * to be is known to the indexes by a setting alone, which the function leaves as it was. Comparing two names takes far
 * longer than the planner believes, so that it has to be told to use the indexes even of small tables; planning anew
 * for each word takes longer than looking.
 */
const LIKENESS = sql`
  create function names_like(word text, wanted real)
  returns table (kind text, id integer, likeness real)
  language plpgsql
  set pg_trgm.word_similarity_threshold = 0.6
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
  as $$
  declare
    plain text := folded(word);
  begin
    perform set_config('pg_trgm.word_similarity_threshold', wanted::text, true);
    return query
      select 'competitor', c.id, word_similarity(plain, c.folded)
        from competitors c where c.folded %> plain
      union all
      select 'tournament', t.id, word_similarity(plain, t.folded)
        from tournaments t where t.folded %> plain
      union all
      select 'category', c.id, word_similarity(plain, c.folded)
        from categories c where c.folded %> plain
      union all
      select 'event', m.id, word_similarity(plain, folded(m.name))
        from matches m where m.name is not null and folded(m.name) %> plain
      union all
      select named.kind, named.id, word_similarity(plain, n.folded)
        from entity_names n
        cross join lateral (
          select 'competitor' as kind, c.id from competitors c where c.urn = n.urn
          union all select 'tournament', t.id from tournaments t where t.urn = n.urn
          union all select 'category', c.id from categories c where c.urn = n.urn
          union all select 'event', m.id from matches m where m.urn = n.urn) named
        where n.folded %> plain;
  end
  $$;
`;

/** What finds a name however it is typed, and a match by its sport and its sides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await FOLDING.execute(db);
  await NAMES.execute(db);
  await LIKENESS.execute(db);
  await PLACES.execute(db);
}
