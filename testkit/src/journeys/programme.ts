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

/** The schedule that a server asks for ends so many days ahead. */
const DAYS_ASKED = 14;
const DAY_MS = 86_400_000;

/** When the programme stands still: when this run of journeys began. */
export function programmeAt(): number {
  process.env[AT] ??= String(Date.now());
  return Number(process.env[AT]);
}

/** A world with matches in play and to come, which stand still. Its database has them all, so no schedule tells them again. */
export function worldWithProgramme(env: Record<string, string>): Promise<World> {
  const { recover, answer } = programme();
  const content: ScriptedContent = {
    recover,
    answer: (call, about, picks) => (call === 'schedule' ? [] : answer(call, about, picks)),
  };
  return World.open({ env, template: PROGRAMME, prepare: (feed) => feed.add(content) });
}

function programme(): ScriptedContent {
  return frozenProgramme({ days: DAYS, at: programmeAt() });
}

/** Fills a database with it, by the feed of a server. */
export async function showProgramme(url: string): Promise<void> {
  const { recover, answer } = programme();
  const lastDay = new Date(programmeAt() + DAYS_ASKED * DAY_MS).toISOString().slice(0, 10);
  const world = await new Promise<World>((resolve, reject) => {
    const answering: ScriptedContent['answer'] = (call, about, picks) => {
      // Days are asked for nearest first, each once the one before is taken in.
      if (call === 'schedule' && about >= lastDay) opening.then(resolve, reject);
      return answer(call, about, picks);
    };
    const opening = World.open({
      env: { DATABASE_URL: url },
      prepare: (feed) => feed.add({ recover, answer: answering }),
    });
    opening.catch(reject);
  });
  // What is said while the answer is on its way may be taken in before it; what is said after that is not.
  await world.caughtUp();
  await world.caughtUp();
  await world.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  // A producer is not asked twice within half a minute, and its copies ask at once.
  await client.query('update producers set recovery_requested_at = null');
  await client.end();
}
