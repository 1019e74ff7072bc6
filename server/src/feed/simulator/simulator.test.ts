import { expect, test } from 'vitest';
import type { FeedLine } from '../source';
import { calendarOf } from './calendar';
import { createSimulator } from './simulator';
import { messages } from './stream';

const SETTINGS = { seed: 9, speed: 600, epoch: Date.now() - 5_000 };

/** Runs a simulator until it has delivered what `enough` asks for. */
async function run(
  resumeFrom: number | null,
  enough: (lines: readonly FeedLine[]) => boolean,
  during: (simulator: ReturnType<typeof createSimulator>) => void = () => {},
): Promise<{ opening: FeedLine[]; lines: FeedLine[]; since: number }> {
  let since = 0;
  const now = () => {
    since ||= Date.now();
    return Date.now();
  };
  const simulator = createSimulator({ ...SETTINGS, now, resumeFrom });
  const all: FeedLine[] = [];
  let underway = 0;
  await simulator.start(async (line) => {
    expect((underway += 1)).toBe(1);
    await Promise.resolve();
    all.push(line);
    underway -= 1;
  });
  const opening = all.slice(0, 2 + all.findIndex(({ rk }) => rk.includes('alive')));
  during(simulator);
  while (!enough(all.slice(opening.length))) await new Promise((done) => setTimeout(done, 20));
  await simulator.stop();
  const delivered = all.length;
  await new Promise((done) => setTimeout(done, 50));
  expect(all).toHaveLength(delivered);
  return { opening, lines: all.slice(opening.length), since };
}

test('first everything that stands, then what is said, when it is said', async () => {
  const { opening, lines, since } = await run(null, ({ length }) => length >= 100);
  expect(opening.filter(({ rk }) => rk.includes('fixture_change')).length).toBeGreaterThan(120);
  expect(opening.slice(-2).every(({ rk }) => rk.includes('alive'))).toBe(true);
  const expected = messages(calendarOf(SETTINGS), since, Infinity);
  for (const line of lines) expect(line).toEqual(expected.next().value);
  expect(lines.at(-1)?.t).toBeLessThanOrEqual(Date.now());
});

test('a restart counts what was missed as the moment of the last line, until it is caught up', async () => {
  const resumeFrom = Date.now() - 2_000;
  const { opening } = await run(resumeFrom, ({ length }) => length >= 5);
  const missed = opening.slice(0, -2);
  expect(missed.length).toBeGreaterThan(100);
  expect(missed.every(({ t }) => t === resumeFrom)).toBe(true);
  expect(opening.slice(-2).every(({ t }) => t > resumeFrom)).toBe(true);
});

test('a recovery is answered between other lines and ends with snapshot_complete', async () => {
  const isComplete = ({ rk }: FeedLine) => rk.includes('snapshot_complete');
  const { lines } = await run(
    null,
    (heard) => heard.filter(isComplete).length >= 2,
    (simulator) => {
      simulator.recover(3, null, 41);
      simulator.recover(1, Date.now() - 1_000, 42);
    },
  );
  const [first, second] = lines.filter(isComplete);
  expect(first?.xml).toContain('product="3"');
  expect(first?.xml).toContain('request_id="41"');
  expect(second?.xml).toContain('product="1"');
  expect(second?.xml).toContain('request_id="42"');
  expect(lines.every(({ t }, index) => t >= (lines[index - 1]?.t ?? 0))).toBe(true);
});

test('a feed that fell far behind skips to the present', async () => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const simulator = createSimulator({ ...SETTINGS, now, resumeFrom: null });
  const lines: FeedLine[] = [];
  await simulator.start(async (line) => {
    lines.push(line);
  });
  const before = lines.length;
  ahead = 600_000;
  while (!lines.slice(before).some(({ t }) => t >= SETTINGS.epoch + ahead)) {
    await new Promise((done) => setTimeout(done, 20));
  }
  await simulator.stop();
  const skipped = lines.slice(before);
  const settles = skipped.filter(({ rk }) => rk.includes('bet_settlement'));
  expect(settles.length).toBeGreaterThan(100);
  expect(skipped.length).toBeLessThan(20_000);
});

test('fixtures are known by id, strangers are refused', async () => {
  const simulator = createSimulator({ ...SETTINGS, now: Date.now, resumeFrom: null });
  const [match] = calendarOf(SETTINGS).matchesOf(4);
  const fixture = await simulator.fixture(match!.urn);
  expect(fixture).toMatchObject({
    urn: match!.urn,
    sport: { urn: 'sr:sport:1', name: 'Soccer' },
    tournament: match!.league.tournament,
    category: match!.league.category,
    home: { name: match!.home.name, abbreviation: match!.home.abbreviation },
    away: { name: match!.away.name, abbreviation: match!.away.abbreviation },
  });
  await expect(simulator.fixture('sr:match:1')).rejects.toThrow('sr:match:1');
});
