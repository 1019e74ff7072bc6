import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createMessageLog } from '../message-log';
import type { FeedLine } from '../source';
import { readSession } from './session';

const HOUR = 3_600_000;
const DAWN = Date.UTC(2026, 10, 21);

async function folder() {
  const dir = await mkdtemp(join(tmpdir(), 'touchline-session-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

const line = (t: number): FeedLine => ({
  t,
  rk: '-.-.-.alive.-.-.-.-',
  xml: `<alive product="1" timestamp="${t}" note="ü"/>`,
});
const textOf = (...times: number[]) => times.map((t) => `${JSON.stringify(line(t))}\n`).join('');
const timesOf = async (path: string) => (await readSession(path)).lines.map(({ t }) => t);

test('a packed recording reads as the plain one does, fixtures beside it too', async () => {
  const dir = await folder();
  const named = (urn: string) => ({ urn, name: 'N' });
  const team = (urn: string) => ({ urn, name: 'T', abbreviation: 'TTT' });
  const fixture = {
    urn: 'sr:match:1',
    startTime: 5,
    sport: named('sr:sport:1'),
    category: { ...named('sr:category:1'), countryCode: '' },
    tournament: named('sr:tournament:1'),
    home: team('sr:competitor:1'),
    away: team('sr:competitor:2'),
  };
  await writeFile(join(dir, 'one.jsonl'), textOf(1, 2));
  await writeFile(join(dir, 'one.jsonl.gz'), gzipSync(textOf(1, 2)));
  await writeFile(join(dir, 'one.fixture.json'), JSON.stringify([fixture]));
  const packed = await readSession(join(dir, 'one.jsonl.gz'));
  expect(packed).toEqual(await readSession(join(dir, 'one.jsonl')));
  expect(packed.lines).toEqual([line(1), line(2)]);
  expect([...packed.fixtures]).toEqual([['sr:match:1', fixture]]);
});

test('a day of the message log is read whole, as it was written hour by hour', async () => {
  const dir = await folder();
  const times = [1, 2, 13, 13.5, 23].map((hour) => DAWN + hour * HOUR);
  // The last is of the next day.
  for (const t of [...times, DAWN + 25 * HOUR]) {
    const log = createMessageLog({
      dir,
      provider: 'betradar',
      days: 3,
      now: () => t,
      log: () => {},
    });
    log.append(line(t));
    await log.stop();
  }
  const log = join(dir, 'feed-log/betradar');
  await writeFile(join(log, '2026-11-21T09.jsonl.gz.part'), 'cut off');
  expect(await timesOf(join(log, '2026-11-21'))).toEqual(times);
  expect(await timesOf(log)).toEqual([...times, DAWN + 25 * HOUR]);
});

test('what was packed of an hour comes before what a later run wrote of it', async () => {
  const dir = await folder();
  await writeFile(join(dir, 'T10.jsonl'), textOf(3));
  await writeFile(
    join(dir, 'T10.jsonl.gz'),
    Buffer.concat([gzipSync(textOf(1)), gzipSync(textOf(2))]),
  );
  await writeFile(join(dir, 'T09.jsonl'), textOf(0));
  expect(await timesOf(dir)).toEqual([0, 1, 2, 3]);
});

test('where there is nothing to read, it says where; a bad line is named by its file and number', async () => {
  const dir = await folder();
  await mkdir(join(dir, 'empty'));
  await expect(readSession(join(dir, 'empty'))).rejects.toThrow(join(dir, 'empty'));
  await expect(readSession(join(dir, 'none.jsonl'))).rejects.toThrow('none.jsonl');
  await writeFile(join(dir, 'bad.jsonl.gz'), gzipSync(`${textOf(1)}{"t":`));
  await expect(readSession(join(dir, 'bad'))).rejects.toThrow('bad.jsonl.gz:2 is not a line');
});
