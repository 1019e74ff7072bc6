import type { ScriptedContent } from '../feed/scripted-feed';
import { Client } from 'pg';
import { World } from '../world/world';
import { frozenProgramme } from './frozen-programme';

/** The template of databases that hold the programme. */
export const PROGRAMME = '/programme';
/** The variable that tells all processes of a run at which moment the programme stands still, ms since epoch. */
const AT = 'TOUCHLINE_PROGRAMME_AT';
/** A tournament of golf begins once a week. */
const DAYS = { soccer: 3, tennis: 3, golf: 14 };

/** When the programme stands still: when this run of journeys began. */
export function programmeAt(): number {
  process.env[AT] ??= String(Date.now());
  return Number(process.env[AT]);
}

/** A world with matches in play and to come, which stand still. */
export function worldWithProgramme(env: Record<string, string>): Promise<World> {
  return World.open({ env, template: PROGRAMME, prepare: (feed) => feed.add(programme()) });
}

function programme(): ScriptedContent {
  return frozenProgramme({ days: DAYS, at: programmeAt() });
}

/** Fills a database with it, by the feed of a server. */
export async function showProgramme(url: string): Promise<void> {
  const world = await World.open({
    env: { DATABASE_URL: url },
    prepare: (feed) => feed.add(programme()),
  });
  await world.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  // A producer is not asked twice within half a minute, and its copies ask at once.
  await client.query('update producers set recovery_requested_at = null');
  await client.end();
}
