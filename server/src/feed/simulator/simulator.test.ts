import { expect, test } from 'vitest';
import type { FeedLine } from '../source';
import { calendarOf } from './calendar';
import { dayOf } from './day';
import { createSimulator } from './simulator';
import { messages } from './stream';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';

const SETTINGS = { seed: 9, speed: 600, epoch: Date.now() - 5_000 };
const SPORTS = [tinySport({ perDay: { around: 6, evening: 2 } })];
const PRODUCERS = 3;

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
  const simulator = createSimulator({ ...SETTINGS, now, resumeFrom }, SPORTS);
  const all: FeedLine[] = [];
  let underway = 0;
  await simulator.start(async (line) => {
    expect((underway += 1)).toBe(1);
    await Promise.resolve();
    all.push(line);
    underway -= 1;
  });
  const opening = all.slice(0, PRODUCERS + all.findIndex(({ rk }) => rk.includes('alive')));
  during(simulator);
  while (!enough(all.slice(opening.length))) await new Promise((done) => setTimeout(done, 20));
  await simulator.stop();
  const delivered = all.length;
  await new Promise((done) => setTimeout(done, 50));
  expect(all).toHaveLength(delivered);
  return { opening, lines: all.slice(opening.length), since };
}

test('whoever comes for the first time hears signs of life, then what is said, when it is said', async () => {
  const { opening, lines, since } = await run(null, ({ length }) => length >= 8);
  expect(opening).toHaveLength(PRODUCERS);
  expect(opening.slice(-PRODUCERS).every(({ rk }) => rk.includes('alive'))).toBe(true);
  const expected = messages(calendarOf(SETTINGS, SPORTS), since, Infinity);
  for (const line of lines) expect(line).toEqual(expected.next().value);
  expect(lines.at(-1)?.t).toBeLessThanOrEqual(Date.now());
});

test('a restart counts what was missed as the moment of the last line, until it is caught up', async () => {
  const resumeFrom = Date.now() - 20_000;
  const { opening } = await run(resumeFrom, ({ length }) => length >= 3);
  const missed = opening.slice(0, -PRODUCERS);
  expect(missed.length).toBeGreaterThan(0);
  expect(missed.every(({ t }) => t === resumeFrom)).toBe(true);
  expect(opening.slice(-PRODUCERS).every(({ t }) => t > resumeFrom)).toBe(true);
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
  const ends = lines.filter(isComplete).map(({ xml }) => {
    return [/product="(\d)"/, /request_id="(\d+)"/].map((part) => part.exec(xml)?.[1]);
  });
  expect(ends).toHaveLength(2);
  expect(ends).toContainEqual(['3', '41']);
  expect(ends).toContainEqual(['1', '42']);
  expect(lines.every(({ t }, index) => t >= (lines[index - 1]?.t ?? 0))).toBe(true);
});

test('a feed that fell far behind skips to the present', async () => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const simulator = createSimulator({ ...SETTINGS, now, resumeFrom: null }, SPORTS);
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
  expect(settles.length).toBeGreaterThan(5);
  expect(skipped.length).toBeLessThan(2_000);
});

test('each provider has its own sports, producers and ids', async () => {
  const settings = { ...SETTINGS, now: Date.now, resumeFrom: null };
  const day = new Date().toISOString().slice(0, 10);
  const urns = async (provider: 'betradar' | 'oddin') => {
    const events = await createSimulator({ ...settings, speed: 1, provider }).schedule(day);
    return events.map(({ fixture }) => `${fixture.sport.urn} ${fixture.urn}`);
  };
  const [betradar, oddin] = [await urns('betradar'), await urns('oddin')];
  expect(betradar.length).toBeGreaterThan(100);
  expect(oddin.length).toBeGreaterThan(35);
  expect(betradar.every((each) => /^sr:sport:\d+ sr:/.test(each))).toBe(true);
  expect(oddin.every((each) => /^od:sport:\d+ od:match:/.test(each))).toBe(true);
});

test('fixtures are known by id, strangers are refused', async () => {
  const simulator = createSimulator({ ...SETTINGS, now: Date.now, resumeFrom: null }, SPORTS);
  const [match] = calendarOf(SETTINGS, SPORTS).matchesOf(dayOf(SETTINGS.epoch));
  const fixture = await simulator.fixture(match!.urn);
  expect(fixture).toMatchObject({
    urn: match!.urn,
    type: 'match',
    sport: { urn: 'sr:sport:1', name: 'Tiny' },
    tournament: match!.league.tournament,
    category: match!.league.category,
    home: { name: match!.home.name, abbreviation: match!.home.abbreviation },
    away: { name: match!.away.name, abbreviation: match!.away.abbreviation },
  });
  await expect(simulator.fixture('sr:match:1')).rejects.toThrow('sr:match:1');
});
