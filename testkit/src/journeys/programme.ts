import type { ScriptedContent, ScriptedFeed } from '../feed/scripted-feed';
import { Client } from 'pg';
import { worldLeagues } from '../../../server/src/feed/simulator/atlas';
import { DAYS_AHEAD } from '../../../server/src/feed/schedule';
import { World } from '../world/world';
import { frozenProgramme } from './frozen-programme';

/** The template of databases that hold the programme. */
export const PROGRAMME = '/programme';
/** The variable that tells all processes of a run at which moment the programme stands still, ms since epoch. */
const AT = 'TOUCHLINE_PROGRAMME_AT';
/** A tournament of golf begins once a week. */
const DAYS = { soccer: 3, tennis: 3, golf: 14 };

const DAY_MS = 86_400_000;
/** A server that has not asked for the whole schedule by then never will. */
const SCHEDULE_WITHIN_MS = 90_000;
const LEAGUES_WITHIN_MS = 90_000;
const LOOK_MS = 20;

/** When the programme stands still: when this run of journeys began. */
export function programmeAt(): number {
  process.env[AT] ??= String(Date.now());
  return Number(process.env[AT]);
}

/** A world with matches in play and to come, which stand still. Its database already has their schedule. */
export function worldWithProgramme(env: Record<string, string>): Promise<World> {
  const content = programme(() => []);
  return World.open({ env, template: PROGRAMME, prepare: (feed) => feed.add(content) });
}

/** The same with soccer in 60 countries and 900 leagues, in hardly any of which something is on. */
export async function wholeWorld(env: Record<string, string> = {}): Promise<World> {
  const contents = [programme(() => []), { recover: () => [], answer: leaguesOfTheWorld }];
  const prepare = (feed: ScriptedFeed) => contents.forEach((content) => feed.add(content));
  const world = await World.open({ env, template: PROGRAMME, prepare });
  await hasLeagues(world).catch(async (error: unknown) => {
    await world.close();
    throw error;
  });
  return world;
}

const leaguesOfTheWorld: ScriptedContent['answer'] = (call) =>
  call === 'leagues' ? worldLeagues() : undefined;

/** Nobody waits for leagues in which nothing is played, but who has come to see them. */
async function hasLeagues(world: World): Promise<void> {
  const client = new Client({ connectionString: world.server.databaseUrl() });
  await client.connect();
  const until = performance.now() + LEAGUES_WITHIN_MS;
  try {
    for (;;) {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from tournaments',
      );
      if ((rows[0]?.count ?? 0) >= worldLeagues().length) return;
      if (performance.now() > until) throw new Error('the book has not taken in all leagues');
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    await client.end();
  }
}

/** The programme; `scheduleOf` answers when the server asks for a day, and can ask for the real answer. */
function programme(scheduleOf: (day: string, real: () => unknown) => unknown): ScriptedContent {
  const { recover, answer } = frozenProgramme({ days: DAYS, at: programmeAt() });
  return {
    recover,
    answer: (call, about, picks) => {
      const real = () => answer(call, about, picks);
      return call === 'schedule' ? scheduleOf(about, real) : real();
    },
  };
}

/** Fills a database with it, by the feed of a server. */
export async function showProgramme(url: string): Promise<void> {
  const lastDay = new Date(programmeAt() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  let reachLastDay = () => {};
  let giveUp: NodeJS.Timeout | undefined;
  const isLastDayAsked = new Promise<void>((resolve, reject) => {
    reachLastDay = resolve;
    const error = new Error(`No server asked for the schedule of ${lastDay}`);
    giveUp = setTimeout(() => reject(error), SCHEDULE_WITHIN_MS);
  });
  // The server asks for the nearest days first, each after it has stored the one before.
  const content = programme((day, real) => {
    if (day >= lastDay) reachLastDay();
    return real();
  });
  const world = await World.open({
    env: { DATABASE_URL: url },
    prepare: (feed) => feed.add(content),
  });
  await isLastDayAsked.finally(() => clearTimeout(giveUp));
  // The first sign of life may overtake the answer about the last day; the second cannot.
  await world.caughtUp();
  await world.caughtUp();
  await world.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  // A producer is not asked twice within half a minute, and its copies ask at once.
  await client.query('update producers set recovery_requested_at = null');
  await client.end();
}
