import { BadConfig } from '../config';
import { DEMO_PLAYLIST } from './demo-stream';
import { importedSince } from './openfootball/imported-rows';
import type { OpenSource } from './opened-source';
import { giveUpMatches } from './retire';
import { openRun } from './run';
import { worldLeagues } from './simulator/atlas';
import { SIMULATED } from './simulator/billing';
import { cupSports } from './simulator/cups';
import { PROGRAMME, seldomSports, sportsOf } from './simulator/programme';
import { createSimulator } from './simulator/simulator';
import type { SourcesWanted } from './sources-wanted';

/** How far back imported matches may still be under way. */
const UNDER_WAY = 6 * 3_600_000;

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
export async function simulatedSources({
  db,
  config,
  now,
  log,
}: SourcesWanted): Promise<OpenSource[]> {
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
      ...(isWorld ? [...seldomSports(daysAhead), ...cupSports(daysAhead)] : []),
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
