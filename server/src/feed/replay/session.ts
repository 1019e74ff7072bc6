import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { scriptedFixture } from '@touchline/wire/feed/script';
import * as z from 'zod/mini';
import type { FeedLine, Fixture } from '../source';

const lineSchema = z.object({ t: z.int(), rk: z.string(), xml: z.string() });

/** A recorded session: its lines in order, and what its side file says of its matches. */
export interface Session {
  readonly lines: readonly FeedLine[];
  readonly fixtures: ReadonlyMap<string, Fixture>;
}

/**
 * Reads a recording: `NAME.jsonl` with a line of `{t, rk, xml}` for each message, packed or not (`NAME.jsonl.gz`), and
 * beside it, if there is one, `NAME.fixture.json` with a list of fixtures. A folder stands for all recordings in it,
 * and the beginning of their names for all that begin so: `feed-log/betradar/2026-11-21` is a day of the message log.
 * Throws with the line that cannot be read, or where there is nothing to read.
 */
export async function readSession(path: string): Promise<Session> {
  const lines: FeedLine[] = [];
  const fixtures: Fixture[] = [];
  for (const file of await recordingsAt(path)) {
    for (const line of linesOf(await readText(file), file)) lines.push(line);
    fixtures.push(...(await readFixtures(file.replace(RECORDING, '.fixture.json'))));
  }
  return { lines, fixtures: new Map(fixtures.map((fixture) => [fixture.urn, fixture])) };
}

const RECORDING = /\.jsonl(?:\.gz)?$/;
const PACKED = /\.gz$/;

/** The files that a path stands for, in the order of their names; what was packed of an hour is its first part. */
async function recordingsAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile()) return [path];
  const [folder, start] = found ? [path, ''] : [dirname(path), basename(path)];
  const names = await readdir(folder).catch(() => []);
  const recordings = names.filter((name) => RECORDING.test(name) && name.startsWith(start));
  if (recordings.length === 0) {
    await stat(path);
    throw new Error(`there is no recording in ${path}`);
  }
  return recordings.sort(byHour).map((name) => join(folder, name));
}

function byHour(one: string, other: string): number {
  const [first, second] = [one.replace(RECORDING, ''), other.replace(RECORDING, '')];
  if (first !== second) return first < second ? -1 : 1;
  return Number(PACKED.test(other)) - Number(PACKED.test(one));
}

const unpacked = promisify(gunzip);

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  return (PACKED.test(file) ? await unpacked(bytes) : bytes).toString('utf8');
}

function linesOf(text: string, file: string): FeedLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => readLine(line, `${file}:${number}`));
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
    return z.array(scriptedFixture).parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`${path} is not a list of fixtures`, { cause: error });
  }
}
