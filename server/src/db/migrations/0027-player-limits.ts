import { type Kysely, sql } from 'kysely';

const LIMITS = sql`
  create table player_limits (
    id uuid primary key,
    no bigint generated always as identity,
    player_id integer not null references players,
    type text not null,
    period text check (period in ('day', 'week', 'month')),
    most bigint check (most >= 0),
    until timestamptz,
    status text not null,
    due timestamptz,
    asked_at timestamptz not null,
    check (type in ('selfexclusion', 'coolingoff') = (most is null))
  );
  create index player_limits_of_player on player_limits (player_id) where status <> 'disabled';
  create table player_limit_changes (
    id bigint generated always as identity primary key,
    limit_id uuid not null references player_limits,
    status text not null,
    due timestamptz,
    at timestamptz not null
  );
  create index player_limit_changes_of_limit on player_limit_changes (limit_id, id);

  create function keep_player_limit() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE'
      or (new.id, new.player_id, new.type, new.asked_at)
        <> (old.id, old.player_id, old.type, old.asked_at)
      or (new.period, new.most, new.until) is distinct from (old.period, old.most, old.until)
      or (old.status = 'disabled' and new.status <> 'disabled')
    then
      raise exception 'what a limit says is never changed, and no limit is deleted or brought back';
    end if;
    return new;
  end
  $$;
  create trigger keep_player_limit before update or delete on player_limits
    for each row execute function keep_player_limit();
`;

const PRESENCE = sql`
  create table presences (
    player_id integer not null references players,
    began_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (player_id, began_at)
  );
  create function note_presence() returns trigger language plpgsql as $$
  declare
    seen record;
  begin
    for seen in
      select player_id, max(last_seen_at) as at from seen_sessions group by 1 order by 1
    loop
      update presences p set seen_at = greatest(p.seen_at, seen.at)
      where p.player_id = seen.player_id
        and p.began_at = (select max(began_at) from presences where player_id = seen.player_id)
        and p.seen_at >= seen.at - interval '5 minutes';
      if not found then
        insert into presences values (seen.player_id, seen.at, seen.at) on conflict do nothing;
      end if;
    end loop;
    return null;
  end
  $$;
  create trigger note_presence_begun after insert on sessions
    referencing new table as seen_sessions
    for each statement execute function note_presence();
  create trigger note_presence_seen after update on sessions
    referencing new table as seen_sessions
    for each statement execute function note_presence();

  create table activity_minutes (
    player_id integer not null references players,
    minute integer not null,
    at timestamptz not null,
    primary key (player_id, minute)
  );
  create table sportsbook_sessions (
    id bigint generated always as identity primary key,
    player_id integer not null references players,
    started_at timestamptz not null,
    continued boolean not null
  );
  create index sportsbook_sessions_of_player on sportsbook_sessions (player_id, started_at desc);
  create table reality_checks (
    id bigint generated always as identity primary key,
    player_id integer not null references players,
    answered_at timestamptz not null
  );
  create index reality_checks_of_player on reality_checks (player_id, answered_at desc);
`;

/**
 * What players limit of their own play, and what that is held against (SPEC §3 "Limits").
 *
 * What a limit says stays as it was asked for, and no limit goes away or comes back; how far it has come changes, and
 * each change is kept beside it. When a player is there is noted with the sessions, whoever writes them: a presence
 * lasts while no more than five minutes pass without a sign, so a browser that is closed stops counting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await LIMITS.execute(db);
  await PRESENCE.execute(db);
}
