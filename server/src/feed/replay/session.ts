import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { FeedLine, Fixture } from '../source';

const lineSchema = z.object({ t: z.int(), rk: z.string(), xml: z.string() });

const named = z.object({ urn: z.string(), name: z.string() });
const team = z.object({ urn: z.string(), name: z.string(), abbreviation: z.string() });

const fixtureSchema = z.object({
  urn: z.string(),
  startTime: z.int(),
  sport: named,
  category: z.object({ urn: z.string(), name: z.string(), countryCode: z.string() }),
  tournament: named,
  home: team,
  away: team,
  venue: z.optional(z.object({ name: z.string(), city: z.string() })),
});

/** A recorded session: its lines in order, and what its side file says of its matches. */
export interface Session {
  readonly lines: readonly FeedLine[];
  readonly fixtures: ReadonlyMap<string, Fixture>;
}

/**
 * Reads a recording: `NAME.jsonl` with a line of `{t, rk, xml}` for each message, and beside it, if there is one,
 * `NAME.fixture.json` with a list of fixtures. Throws with the line that cannot be read.
 */
export async function readSession(path: string): Promise<Session> {
  const text = await readFile(path, 'utf8');
  const lines = text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => readLine(line, `${path}:${number}`));
  const fixtures = await readFixtures(path.replace(/\.jsonl$/, '.fixture.json'));
  return { lines, fixtures: new Map(fixtures.map((fixture) => [fixture.urn, fixture])) };
}

function readLine(line: string, where: string): FeedLine {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch (error) {
    throw new Error(`${where} is not a line of a recording`, { cause: error });
  }
}

async function readFixtures(path: string): Promise<Fixture[]> {
  try {
    return z.array(fixtureSchema).parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`${path} is not a list of fixtures`, { cause: error });
  }
}
