import { type Kysely, sql } from 'kysely';

/**
 * Who may be looked for by name besides teams: where they stand, which is an outcome or a line-up of a match, or the
 * squad of a team. Somebody who is in a line-up alone has no urn of a provider, and their name beside it.
 */
const ATHLETES = sql`
  create table match_athletes (
    match_id integer not null,
    urn text not null,
    name text,
    primary key (match_id, urn)
  );
  create index match_athletes_by_urn on match_athletes (urn);
  create table team_athletes (
    team_urn text not null,
    urn text not null,
    primary key (team_urn, urn)
  );
  create index team_athletes_by_urn on team_athletes (urn);
  create table athlete_words (
    word text not null,
    urn text not null,
    primary key (word, urn)
  );
`;

/** Words of players stand beside those of everybody else, to be compared with what is typed; whose they are is kept apart. */
const WORDS = sql`
  create function keep_athlete_words(name text, athlete text) returns void
  language sql
  as $$
    insert into words
      select word from words_of(name) word
      where not exists (select from words known where known.word = word.word);
    insert into athlete_words select word, athlete from words_of(name) word on conflict do nothing;
  $$;
  create or replace function has_local_name() returns trigger
  language plpgsql
  as $$
  begin
    if new.urn like '%:player:%' then
      perform keep_athlete_words(new.name, new.urn);
      return null;
    end if;
    perform keep_words(new.name, 'competitor', c.id) from competitors c where c.urn = new.urn;
    perform keep_words(new.name, 'tournament', t.id) from tournaments t where t.urn = new.urn;
    perform keep_words(new.name, 'category', c.id) from categories c where c.urn = new.urn;
    perform keep_words(new.name, 'event', m.id) from matches m where m.urn = new.urn;
    return null;
  end
  $$;
  create function has_athlete_name() returns trigger
  language plpgsql
  as $$
  begin
    perform keep_athlete_words(new.name, new.urn);
    return null;
  end
  $$;
  create trigger has_name after insert on match_athletes
    for each row when (new.name is not null) execute function has_athlete_name();
`;

/** Who is known and stands in lines of matches that are not over. */
const KNOWN = sql`
  insert into athlete_words
    select word, n.urn from entity_names n cross join lateral words_of(n.name) word
    where n.urn like '%:player:%'
  on conflict do nothing;
  insert into words
    select distinct word from athlete_words p
    where not exists (select from words known where known.word = p.word);
  insert into match_athletes (match_id, urn)
    select distinct m.id, player
    from matches m
      join markets k on k.match_id = m.id
      cross join lateral (
        select jsonb_object_keys(k.outcomes) as id
        union all select split_part(part, '=', 2) from string_to_table(k.specifier, '|') part) named
      cross join lateral string_to_table(named.id, ',') player
    where m.status in (0, 1, 2) and player like '%:player:%'
      and (k.outcomes::text like '%:player:%' or k.specifier like '%:player:%')
  on conflict do nothing;
`;

/** What finds a player by name, and the matches in which they stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ATHLETES.execute(db);
  await WORDS.execute(db);
  await KNOWN.execute(db);
}
