import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FeedLine } from '../source';
import { createReplay } from './replay';
import { readSession, type Session } from './session';

const RECORDED = join(import.meta.dirname, '../recorded/soccer-por-esp-2018.jsonl');
const EPOCH = 1_800_000_000_000;
const MATCH = 'sr:match:90018002';

let session: Session;
beforeAll(async () => {
  session = await readSession(RECORDED);
});

interface Given {
  now?: number;
  speed?: number;
  resumeFrom?: number | null;
}

/** Plays up to a moment and answers with what came. */
async function played({ now = EPOCH, speed = 1, resumeFrom = null }: Given) {
  const lines: FeedLine[] = [];
  const replay = createReplay({ session, speed, epoch: EPOCH, now: () => now, resumeFrom });
  await replay.start(async (line) => {
    lines.push(line);
  });
  return { replay, lines };
}

test('it begins with its first line now, and what is to come waits', async () => {
  const { replay, lines } = await played({ now: EPOCH + 5000 });
  await replay.stop();
  expect(lines.map(({ t }) => t - EPOCH)).toEqual([0, 200, 4900]);
  expect(lines[2]?.xml).toContain(`timestamp="${EPOCH + 4900}"`);
  expect(lines[2]?.xml).toContain(`start_time="${EPOCH + 1_204_900}"`);
});

test('at twice the speed everything comes in half the time, kick-off as well', async () => {
  const { replay, lines } = await played({ now: EPOCH + 2450, speed: 2 });
  await replay.stop();
  expect(lines.map(({ t }) => t - EPOCH)).toEqual([0, 100, 2450]);
  expect(await replay.fixture(MATCH)).toMatchObject({
    startTime: EPOCH + 602_450,
    home: { name: 'Portugal' },
    away: { name: 'Spain' },
  });
});

test('it goes on behind the line that was processed last', async () => {
  const { replay, lines } = await played({ now: EPOCH + 5000, resumeFrom: EPOCH + 200 });
  await replay.stop();
  expect(lines.map(({ t }) => t - EPOCH)).toEqual([4900]);
});

describe('a request for recovery', () => {
  const till = timeOf(1284);

  test('is left to the recording where it holds the answer', async () => {
    const { replay, lines } = await played({ now: till() });
    const before = lines.length;
    replay.recover(1, null, 1001);
    await settle();
    await replay.stop();
    expect(lines).toHaveLength(before);
  });

  test('is answered with the messages of that producer since then, and ends', async () => {
    const { replay, lines } = await played({ now: till() });
    const before = lines.length;
    replay.recover(1, session.lines[1222 - 1]!.t - session.lines[0]!.t + EPOCH, 7);
    await settle();
    await replay.stop();
    const answer = lines.slice(before);
    expect(answer.length).toBeGreaterThan(3);
    expect(answer.every(({ xml }) => xml.includes('request_id="7"'))).toBe(true);
    expect(answer.every(({ xml }) => xml.includes('product="1"'))).toBe(true);
    expect(answer.at(-1)?.xml).toContain('<snapshot_complete');
    expect(answer.some(({ xml }) => xml.includes('<alive'))).toBe(false);
  });

  function timeOf(line: number) {
    return () => EPOCH + session.lines[line - 1]!.t - session.lines[0]!.t;
  }
});

test('a match without a fixture in the side file has one made from its number', async () => {
  const bare = { ...session, fixtures: new Map() };
  const replay = createReplay({
    session: bare,
    speed: 1,
    epoch: EPOCH,
    now: () => EPOCH,
    resumeFrom: null,
  });
  expect(await replay.fixture(MATCH)).toMatchObject({
    urn: MATCH,
    startTime: EPOCH + 1_204_900,
    sport: { urn: 'sr:sport:1', name: 'Soccer' },
    home: { name: 'Home 90018002' },
  });
  await expect(replay.fixture('sr:match:1')).rejects.toThrow('no match sr:match:1');
});

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
