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

/**
 * Every word of every name once, to be compared with what is typed, and what each of them names. A name that was
 * given up still finds what it named. Words are known twice where two feeds bring one at the same moment, which does
 * no harm, while waiting for each other would.
 */
const WORDS = sql`
  create table words (word text not null);
  create index words_by_word on words (word);
  create index words_alike on words using gin (word gin_trgm_ops);
  create table name_words (
    word text not null,
    kind text not null,
    id integer not null,
    primary key (word, kind, id)
  );
  create function words_of(name text) returns setof text
  language sql immutable strict parallel safe
  as $$
    select distinct word from regexp_split_to_table(folded(name), '[^a-z0-9]+') word where word <> ''
  $$;
  create function keep_words(name text, kind text, id integer) returns void
  language sql
  as $$
    insert into words
      select word from words_of(name) word
      where not exists (select from words known where known.word = word.word);
    insert into name_words select word, kind, id from words_of(name) word on conflict do nothing;
  $$;
`;

/** Names come with what they name, or before or after it in another language. */
const NAMES = sql`
  create function has_name() returns trigger
  language plpgsql
  as $$
  begin
    perform keep_words(new.name, tg_argv[0], new.id);
    perform keep_words(n.name, tg_argv[0], new.id) from entity_names n where n.urn = new.urn;
    return null;
  end
  $$;
  create function has_local_name() returns trigger
  language plpgsql
  as $$
  begin
    perform keep_words(new.name, 'competitor', c.id) from competitors c where c.urn = new.urn;
    perform keep_words(new.name, 'tournament', t.id) from tournaments t where t.urn = new.urn;
    perform keep_words(new.name, 'category', c.id) from categories c where c.urn = new.urn;
    perform keep_words(new.name, 'event', m.id) from matches m where m.urn = new.urn;
    return null;
  end
  $$;
  create index entity_names_by_locale on entity_names (locale);
`;

const NAMED = [
  ['competitors', 'competitor'],
  ['tournaments', 'tournament'],
  ['categories', 'category'],
  ['matches', 'event'],
] as const;

async function followNames(db: Kysely<unknown>): Promise<void> {
  for (const [table, kind] of NAMED) await follow(db, table, `has_name('${kind}')`);
  await follow(db, 'entity_names', 'has_local_name()');
  for (const [table, kind] of NAMED) {
    await sql`
      select keep_words(name, ${kind}, id) from ${sql.table(table)} where name is not null`.execute(
      db,
    );
  }
}

async function follow(db: Kysely<unknown>, table: string, call: string): Promise<void> {
  await sql`
    create trigger has_name after insert on ${sql.table(table)}
      for each row when (new.name is not null) execute function ${sql.raw(call)};
    create trigger has_other_name after update of name on ${sql.table(table)}
      for each row when (new.name is distinct from old.name and new.name is not null)
      execute function ${sql.raw(call)};
  `.execute(db);
}

/**
 * Every word that has to do with this one, as alike as wanted, 0 to 1. How alike they have to be is known to the index
 * by a setting alone, which the function leaves as it was. Comparing two words takes far longer than the planner
 * believes, so that it has to be told to use the index even of a small table; planning anew for each word takes
 * longer than looking.
 */
const LIKENESS = sql`
  create function words_like(typed text, wanted real) returns setof text
  language plpgsql
  set pg_trgm.word_similarity_threshold = 0.6
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
  as $$
  begin
    perform set_config('pg_trgm.word_similarity_threshold', wanted::text, true);
    return query select distinct w.word from words w where w.word %> typed;
  end
  $$;
`;

const PLACES = sql`
  create index tournaments_by_category on tournaments (category_id);
  create index matches_by_sport on matches (sport_id, status, start_time);
  create index matches_by_home on matches (home_id, status, start_time);
  create index matches_by_away on matches (away_id, status, start_time);
  create index match_competitors_by_competitor on match_competitors (competitor_id);
`;

/** What finds a name however it is typed, and a match by its sport and its sides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await FOLDING.execute(db);
  await WORDS.execute(db);
  await NAMES.execute(db);
  await followNames(db);
  await LIKENESS.execute(db);
  await PLACES.execute(db);
}
