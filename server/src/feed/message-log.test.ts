import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createMessageLog } from './message-log';
import { readSession } from './replay/session';
import type { FeedLine } from './source';
import { createFeedCounters } from './uof/counters';

const NOON = Date.UTC(2026, 10, 21, 12, 30);
const HOUR = 3_600_000;

async function folder() {
  const dir = await mkdtemp(join(tmpdir(), 'touchline-log-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

function opened(dir: string, days = 3) {
  const said: string[] = [];
  const clock = { now: NOON };
  const counters = createFeedCounters();
  const log = createMessageLog({
    dir,
    provider: 'betradar',
    days,
    now: () => clock.now,
    log: (line) => said.push(line),
    counters,
  });
  const count = (name: string) =>
    counters.samples().find((sample) => sample.name === name)?.value ?? 0;
  return { log, said, clock, count };
}

const inFolder = (dir: string, ...names: string[]) => join(dir, 'feed-log/betradar', ...names);
const line = (t: number): FeedLine => ({
  t,
  rk: '-.-.-.alive.-.-.-.-',
  xml: `<alive product="1" timestamp="${t}" note="&#10;„ü“"/>`,
});

test('what was appended is a recording that can be played', async () => {
  const dir = await folder();
  const { log, count } = opened(dir);
  const lines = Array.from({ length: 1000 }, (_, index) => line(index));
  for (const each of lines) log.append(each);
  await log.stop();
  expect(await readdir(inFolder(dir))).toEqual(['2026-11-21T12.jsonl']);
  expect((await readSession(inFolder(dir, '2026-11-21T12.jsonl'))).lines).toEqual(lines);
  expect(count('feed_log_lines_total')).toBe(1000);
});

test('it is on disk a second later, without being asked', async () => {
  const dir = await folder();
  const { log } = opened(dir);
  log.append(line(1));
  await expect
    .poll(() => readFile(inFolder(dir, '2026-11-21T12.jsonl'), 'utf8').catch(() => ''), {
      timeout: 5_000,
    })
    .toContain('"t":1');
  await log.stop();
});

test('a second run goes on in the same file, and half a line that the first has left is dropped', async () => {
  const dir = await folder();
  const first = opened(dir);
  first.log.append(line(1));
  await first.log.stop();
  const path = inFolder(dir, '2026-11-21T12.jsonl');
  await writeFile(path, '{"t":2,"rk":"-.-', { flag: 'a' });
  const second = opened(dir);
  second.log.append(line(3));
  await second.log.stop();
  expect((await readSession(path)).lines).toEqual([line(1), line(3)]);
});

test('hours that are over are packed, days that are over are gone, and nothing else is touched', async () => {
  const dir = await folder();
  await mkdir(inFolder(dir), { recursive: true });
  const names = [
    '2026-11-18T11.jsonl.gz',
    '2026-11-18T10.jsonl',
    '2026-11-19T10.jsonl.gz.part',
    'notes.txt',
  ];
  for (const name of names) await writeFile(inFolder(dir, name), 'x');
  await writeFile(inFolder(dir, '2026-11-21T11.jsonl'), `${JSON.stringify(line(7))}\n`);
  await writeFile(inFolder(dir, '2026-11-18T13.jsonl.gz'), 'x');
  const { log, said } = opened(dir);
  log.append(line(8));
  await log.stop();
  expect((await readdir(inFolder(dir))).sort()).toEqual([
    '2026-11-18T13.jsonl.gz',
    '2026-11-21T11.jsonl.gz',
    '2026-11-21T12.jsonl',
    'notes.txt',
  ]);
  const packed = gunzipSync(await readFile(inFolder(dir, '2026-11-21T11.jsonl.gz'))).toString();
  expect(JSON.parse(packed)).toEqual(line(7));
  expect(said).toEqual([]);
});

test('an hour that is packed twice keeps both parts', async () => {
  const dir = await folder();
  const { log, clock } = opened(dir);
  log.append(line(1));
  await log.stop();
  for (const more of [2, 3]) {
    clock.now = NOON + HOUR;
    await opened(dir).log.stop();
    const later = opened(dir);
    later.clock.now = NOON + HOUR;
    await later.log.stop();
    const again = opened(dir);
    again.log.append(line(more));
    await again.log.stop();
  }
  const last = opened(dir);
  last.clock.now = NOON + HOUR;
  await last.log.stop();
  const packed = gunzipSync(await readFile(inFolder(dir, '2026-11-21T12.jsonl.gz'))).toString();
  expect(
    packed
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text).t),
  ).toEqual([1, 2, 3]);
});

test('where nothing can be written, nothing fails: it is told once, and counted', async () => {
  const dir = await folder();
  await writeFile(join(dir, 'feed-log'), 'a file where the folder should be');
  const { log, said, count } = opened(dir);
  for (let t = 0; t < 10; t += 1) log.append(line(t));
  await log.stop();
  expect(said).toEqual([expect.stringContaining('The message log cannot be written')]);
  expect(count('feed_log_lost_total')).toBe(10);
});

test('what waits for a disk is bounded', async () => {
  const dir = await folder();
  const { log, count } = opened(dir);
  const large = { ...line(1), xml: 'x'.repeat(8 * 1024 * 1024) };
  for (let times = 0; times < 12; times += 1) log.append(large);
  await log.stop();
  expect(count('feed_log_lost_total')).toBeGreaterThan(2);
  expect(count('feed_log_lines_total')).toBeLessThan(10);
});
