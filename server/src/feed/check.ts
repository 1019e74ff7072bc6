import { openCheckDatabase } from './check/check-database';
import { readExpected } from './check/expected';
import { type Outcome, runCheck } from './check/run-check';
import { readSession } from './replay/session';

const USAGE = `Usage: npm run feed:check -- SESSION.jsonl EXPECTED.json

Runs a recorded session through the feed's adapter and the book, and compares it with the recorded answers.
Uses the PostgreSQL of DATABASE_URL, in a database of its own, or starts a temporary one.`;

async function main([sessionPath, expectedPath]: readonly string[]): Promise<number> {
  if (sessionPath === undefined || expectedPath === undefined) {
    console.error(USAGE);
    return 2;
  }
  const read = await readBoth(sessionPath, expectedPath);
  if (!read) return 2;
  const { session, expected } = read;
  const database = await openCheckDatabase(process.env['DATABASE_URL'], console.error);
  try {
    const outcome = await runCheck(database.db, session, expected, console.error);
    report(expected.session, session.lines.length, outcome);
    return outcome.failure ? 1 : 0;
  } finally {
    await database.close();
  }
}

async function readBoth(sessionPath: string, expectedPath: string) {
  try {
    return {
      session: await readSession(sessionPath),
      expected: await readExpected(expectedPath),
    };
  } catch (error) {
    console.error(`Cannot read the recording or its answers: ${String(error)}`);
    return null;
  }
}

function report(name: string, lines: number, { agreed, failure }: Outcome): void {
  console.log(`${name}: ${lines} lines`);
  for (const [check, count] of agreed) {
    console.log(`  ${check.padEnd(18)} ${count.agreed} of ${count.of} agree`);
  }
  if (failure) {
    console.log(`Line ${failure.line}, ${failure.check}: ${failure.difference}`);
  } else {
    console.log('Everything agrees.');
  }
}

process.exitCode = await main(process.argv.slice(2));
