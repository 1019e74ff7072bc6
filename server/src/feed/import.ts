import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseConfig } from '../config';
import { openDatabase, reachDatabase } from '../db/connect';
import { maintenanceLimits } from '../db/limits';
import { migrate } from '../db/migrate';
import { importSeason } from './openfootball/import-season';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run feed:import -- PATH [--today YYYY-MM-DD]

Brings leagues, fixtures and results of openfootball's files (football.json, worldcup.json) into the book: PATH is a
file, or a folder of them. What is to come is played by the simulator from the next start on, as it was played where
the file tells it. The clock of a season that is over is moved so that its middle is today; with --today the given
day of the file is. The server must not run meanwhile, unless DATABASE_URL names a database of yours.
Ends with 0 when everything was imported, 1 when a file could not be, 2 when the arguments are not usable.`;

async function main(args: readonly string[]): Promise<number> {
  const { source, today } = argumentsOf(args);
  if (source === null || today === 'bad') {
    console.error(USAGE);
    return 2;
  }
  const config = parseConfig(process.env);
  const files = await filesOf(source);
  if (files.length === 0) {
    console.error(`There is no file at ${source}.`);
    return 2;
  }
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dir: path.resolve(ROOT, config.DATA_DIR, 'pg'),
    log: (line) => console.log(line),
    limits: maintenanceLimits(config.DATABASE_MAINTENANCE_SECONDS * 1000),
  });
  try {
    await reachDatabase(database);
    await migrate(database.maintenance);
    let failed = 0;
    for (const file of files) {
      const text = await readFile(file, 'utf8');
      const asked = { path: file, text, now: Date.now(), today };
      const line = await importSeason(database.db, asked).then(
        ({ league, results, toCome, leftOut, days }) =>
          `${league}: ${results} results, ${toCome} to come, ${leftOut} left out, moved by ${days} days`,
        (error: unknown) => {
          failed += 1;
          return `${file} could not be imported: ${error instanceof Error ? error.message : String(error)}`;
        },
      );
      console.log(line);
    }
    return failed > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

function argumentsOf(args: readonly string[]): { source: string | null; today: string | null } {
  const at = args.indexOf('--today');
  const today = at < 0 ? null : (args[at + 1] ?? 'bad');
  const others = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const isDay = today === null || /^\d{4}-\d{2}-\d{2}$/.test(today);
  return { source: others.length === 1 ? (others[0] ?? null) : null, today: isDay ? today : 'bad' };
}

async function filesOf(source: string): Promise<string[]> {
  const found = await stat(source).catch(() => null);
  if (!found) return [];
  if (!found.isDirectory()) return [source];
  const names = await readdir(source, { recursive: true });
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('package.json'))
    .toSorted()
    .map((name) => path.join(source, name));
}

process.exitCode = await main(process.argv.slice(2));
