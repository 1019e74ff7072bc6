import type { OpenSource } from './opened-source';
import { openIngest } from '../book/ingest/ingest';
import { liveSources } from './live-sources';
import { createReplay } from './replay/replay';
import { readSession } from './replay/session';
import { createScriptSource } from './script/script-source';
import type { SourcesWanted } from './sources-wanted';
import { giveUpMatches } from './retire';
import { openRun } from './run';

/** The sources that the configuration names, at the point where the last start left them; empty for none. */
export async function openSources(wanted: SourcesWanted): Promise<OpenSource[]> {
  switch (wanted.config.FEED) {
    case 'none':
      await downEverything(wanted);
      return [];
    case 'live':
      return liveSources(wanted);
    case 'replay':
      return [await replay(wanted)];
    case 'script':
      return [scripted(wanted)];
    default:
      // A third of a start is what this makes ready, which nobody needs beside a feed of another kind.
      return (await import('./simulated-sources')).simulatedSources(wanted);
  }
}

/** Nobody tells what becomes of the prices that are known, so they take no bets. */
async function downEverything({ db, now }: SourcesWanted): Promise<void> {
  const rows = await db.selectFrom('producers').select('provider').distinct().execute();
  const lost = { at: now(), producer: null, changes: [{ type: 'feed_interrupted' as const }] };
  for (const { provider } of rows) await openIngest(db, { provider, run: null }).take([lost]);
}

async function replay({ db, config, now, log }: SourcesWanted): Promise<OpenSource> {
  const { FEED_SPEED: speed, FEED_REPLAY: seed = '' } = config;
  // Read first: a recording that is not there must not cost the earlier run its matches.
  const session = await readSession(seed);
  const run = 'replay';
  const leave = () => giveUpMatches(db, now(), log);
  const opened = await openRun(db, { sources: [run], seed, speed }, now(), leave);
  const { epoch } = opened;
  const resumeFrom = opened.resumeFrom(run);
  const source = createReplay({ session, speed, epoch, now, resumeFrom });
  return { provider: 'betradar', source, api: source, run, keepsLog: false };
}

/** A position is not kept: after a restart the script is asked for everything. */
function scripted({ config, now, log }: SourcesWanted): OpenSource {
  const source = createScriptSource({ path: config.FEED_SCRIPT ?? '', now, log });
  return { provider: 'betradar', source, api: source, keepsLog: false };
}
