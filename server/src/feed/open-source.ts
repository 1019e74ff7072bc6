import type { OpenSource } from './opened-source';
import type { Kysely } from 'kysely';
import { openIngest } from '../book/ingest/ingest';
import { BadConfig, type Config } from '../config';
import type { Database } from '../db/schema';
import { DEMO_PLAYLIST } from './demo-stream';
import { type LiveConfig, liveSources } from './live-sources';
import { importedSince } from './openfootball/imported-rows';
import { createReplay } from './replay/replay';
import { readSession } from './replay/session';
import { createScriptSource } from './script/script-source';
import { giveUpMatches } from './retire';
import { openRun } from './run';
import { worldLeagues } from './simulator/atlas';
import { PROGRAMME, seldomSports, sportsOf } from './simulator/programme';
import type { Provider } from './simulator/billing';
import { createSimulator } from './simulator/simulator';
import type { FeedCounters } from './uof/counters';

interface Wanted {
  db: Kysely<Database>;
  config: Pick<
    Config,
    | 'FEED'
    | 'FEED_SPEED'
    | 'FEED_SEED'
    | 'FEED_SPORTS'
    | 'FEED_DAYS'
    | 'FEED_WORLD'
    | 'FEED_REPLAY'
    | 'FEED_SCRIPT'
    | 'SPORTSBOOK_ORIGIN'
  > &
    LiveConfig;
  /** Wall time, ms since epoch. */
  now(): number;
  log: (line: string) => void;
  counters: FeedCounters;
}

/** Whose feeds are simulated, in the numbers of the shipped catalogue. */
export const SIMULATED: readonly Provider[] = ['betradar', 'oddin'];
/** How far back imported matches may still be under way. */
const UNDER_WAY = 6 * 3_600_000;

/** The sources that the configuration names, at the point where the last start left them; empty for none. */
export async function openSources(wanted: Wanted): Promise<OpenSource[]> {
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
      return simulated(wanted);
  }
}

/** Nobody tells what becomes of the prices that are known, so they take no bets. */
async function downEverything({ db, now }: Wanted): Promise<void> {
  const rows = await db.selectFrom('producers').select('provider').distinct().execute();
  const lost = { at: now(), producer: null, changes: [{ type: 'feed_interrupted' as const }] };
  for (const { provider } of rows) await openIngest(db, { provider, run: null }).take([lost]);
}

async function replay({ db, config, now, log }: Wanted): Promise<OpenSource> {
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
function scripted({ config, now, log }: Wanted): OpenSource {
  const source = createScriptSource({ path: config.FEED_SCRIPT ?? '', now, log });
  return { provider: 'betradar', source, api: source, keepsLog: false };
}

/** The sports that are asked for; all where nothing is. Throws BadConfig with those that are not simulated. */
function simulatedSports(text: string | undefined): readonly string[] | undefined {
  const wanted = text?.split(',');
  const known = PROGRAMME.map(({ key }) => key);
  const unknown = wanted?.filter((key) => !known.includes(key)) ?? [];
  if (unknown.length === 0) return wanted;
  const why = `${unknown.join(', ')} is not simulated, only ${known.join(', ')}`;
  throw new BadConfig([`FEED_SPORTS=${JSON.stringify(text)}: ${why}`]);
}

/** One run for each provider, all of them beginning at the same moment. */
async function simulated({ db, config, now, log }: Wanted): Promise<OpenSource[]> {
  const { FEED_SPEED: speed, FEED_SEED: seed, FEED_DAYS: daysAhead } = config;
  const wanted = simulatedSports(config.FEED_SPORTS);
  const days = daysAhead && `${daysAhead} days`;
  const world = config.FEED_WORLD ? undefined : 'few leagues';
  const parts = [seed, config.FEED_SPORTS, days, world];
  const programme = parts.filter((part) => part !== undefined);
  const sources = SIMULATED.map((provider) => `simulator ${provider}`);
  const leave = () => giveUpMatches(db, now(), log);
  const opened = await openRun(db, { sources, seed: programme.join(' '), speed }, now(), leave);
  const imported = await importedSince(db, now() - UNDER_WAY);
  return SIMULATED.flatMap((provider) => {
    const isWorld = config.FEED_WORLD && provider === 'betradar';
    const sports = [
      ...sportsOf(provider, daysAhead),
      ...(isWorld ? seldomSports(daysAhead) : []),
    ].filter(({ key }) => wanted?.includes(key) ?? true);
    if (sports.length === 0) return [];
    const run = `simulator ${provider}`;
    const source = createSimulator(
      {
        provider,
        seed,
        speed,
        epoch: opened.epoch,
        now,
        resumeFrom: opened.resumeFrom(run),
        imported: provider === 'betradar' ? imported : [],
        listed: isWorld && sports.some(({ key }) => key === 'soccer') ? worldLeagues() : [],
        streamUrl: `${config.SPORTSBOOK_ORIGIN}${DEMO_PLAYLIST}`,
      },
      sports,
    );
    return [{ provider, source, api: source, run, keepsLog: false }];
  });
}
