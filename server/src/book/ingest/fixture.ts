import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { EventType } from '@touchline/domain/event';
import { type Kysely, sql } from 'kysely';
import type { Database, StoredStatistics } from '../../db/schema';
import type { FixtureFacts } from './change';
import { saveCompetitors, saveTakingPart } from './competitors';
import { type Pen, saveCategory, saveSport, saveTournament } from './places';

const NOTHING_YET: StoredStatistics = {
  clock: null,
  total_score: null,
  period_score: [],
  red_cards: null,
};

const A_MATCH: EventType = 'match';

/**
 * Writes an event and all above it: sport, category, league and who takes part, made where they are new and brought
 * up to date where they are not. Answers with the event's id when anything of it changed, null when nothing did.
 */
export async function saveFixture(pen: Pen, fixture: FixtureFacts): Promise<number | null> {
  const { db, provider } = pen;
  const { home, away, competitors = [], type = A_MATCH } = fixture;
  const sport = await saveSport(pen, fixture.sport);
  const category = await saveCategory(pen, sport, fixture.category);
  const tournament = await saveTournament(pen, category, fixture.tournament, type);
  const sides = [home, away].flatMap((side) => side ?? []);
  const saved = await saveCompetitors(pen, [...sides, ...competitors]);
  const idOf = (side: { urn: string } | null) => (side ? saved.idOf(side.urn) : null);
  const event = await saveEvent(db, fixture, {
    provider,
    sportId: sport.id,
    tournamentId: tournament.id,
    homeId: idOf(home),
    awayId: idOf(away),
    isOtherwise: tournament.changed || saved.changed,
  });
  // Where two meet nobody else takes part, also where more did before.
  const took =
    (home === null || competitors.length > 0 || event.changed) &&
    (await saveTakingPart(
      db,
      event.id,
      competitors.map(({ urn }) => saved.idOf(urn)),
    ));
  if (took && !event.changed) await raiseVersion(db, event.id);
  return event.changed || took ? event.id : null;
}

interface Placed {
  provider: string;
  sportId: number;
  tournamentId: number;
  homeId: number | null;
  awayId: number | null;
  /** Whether what its card shows beside its own row has changed. */
  isOtherwise: boolean;
}

/** A match that an operator has added a stream to is shown, whatever its feed says. */
const HAS_ADDED = sql`exists (select from match_streams s where s.match_id = matches.id)`;

/**
 * One row of `matches`. An event may be told before the one that it is a part of, so whichever comes second ties them
 * together.
 */
async function saveEvent(
  db: Kysely<Database>,
  fixture: FixtureFacts,
  placed: Placed,
): Promise<{ id: number; changed: boolean }> {
  const { urn, venue, parent = null, endTime = null } = fixture;
  const { rows } = await sql<{ id: number; changed: boolean }>`
    with saved as (
      insert into matches (urn, provider, type, name, parent_urn, parent_id, sport_id,
        tournament_id, home_id, away_id, stadium, city, start_time, end_date, has_video, stream_url,
        custom_bet, status, statistics, version)
      values (${urn}, ${placed.provider}, ${fixture.type ?? A_MATCH}, ${fixture.name ?? null},
        ${parent}, (select id from matches where urn = ${parent}), ${placed.sportId},
        ${placed.tournamentId}, ${placed.homeId}, ${placed.awayId}, ${venue?.name ?? null},
        ${venue?.city ?? null}, ${new Date(fixture.startTime)},
        ${endTime === null ? null : new Date(endTime)}, ${fixture.hasVideo ?? false},
        ${fixture.streamUrl ?? null}, ${fixture.customBet ?? false}, ${MATCH_STATUS.prematch},
        ${JSON.stringify(NOTHING_YET)}, 1)
      on conflict (urn) do update set type = excluded.type, name = excluded.name,
        parent_urn = excluded.parent_urn, parent_id = excluded.parent_id,
        sport_id = excluded.sport_id, tournament_id = excluded.tournament_id,
        home_id = excluded.home_id, away_id = excluded.away_id, stadium = excluded.stadium,
        city = excluded.city, start_time = excluded.start_time, end_date = excluded.end_date,
        has_video = excluded.has_video or ${HAS_ADDED}, stream_url = excluded.stream_url,
        custom_bet = excluded.custom_bet, version = matches.version + 1
      where ${placed.isOtherwise}
        or (matches.type, matches.name, matches.parent_urn, matches.parent_id, matches.sport_id,
            matches.tournament_id, matches.home_id, matches.away_id, matches.stadium, matches.city,
            matches.start_time, matches.end_date, matches.has_video, matches.stream_url,
            matches.custom_bet)
          is distinct from (excluded.type, excluded.name, excluded.parent_urn, excluded.parent_id,
            excluded.sport_id, excluded.tournament_id, excluded.home_id, excluded.away_id,
            excluded.stadium, excluded.city, excluded.start_time, excluded.end_date,
            excluded.has_video or ${HAS_ADDED}, excluded.stream_url, excluded.custom_bet)
      returning id),
    parts as (
      update matches set parent_id = saved.id from saved
      where matches.parent_urn = ${urn} and matches.parent_id is distinct from saved.id
        and matches.urn <> ${urn})
    select id, true as changed from saved
    union all select id, false from matches where urn = ${urn}
    limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an event that was written is not there');
  return row;
}

async function raiseVersion(db: Kysely<Database>, id: number): Promise<void> {
  await sql`update matches set version = version + 1 where id = ${id}`.execute(db);
}
