import { describe, expect, test } from 'vitest';
import type { FeedLine } from '../source';
import { calendarOf } from './calendar';
import { catchUp } from './snapshot';
import { messages } from './stream';
import { createListener } from '@touchline/testkit/simulator/listener';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';

const EPOCH = Date.UTC(2026, 10, 21, 18, 2, 3);
const SPEED = 60;
const HOUR = 3_600_000 / SPEED;
const calendar = calendarOf({ seed: 5, speed: SPEED, epoch: EPOCH }, [
  tinySport({ perDay: { around: 2, evening: 30 } }),
]);

type Listener = ReturnType<typeof createListener>;

const hearAll = (listener: Listener, lines: Iterable<FeedLine>): FeedLine[] => {
  const all = [...lines];
  all.forEach((line) => listener.hear(line));
  return all;
};
const snapshot = (upTo: number) => catchUp(calendar, { after: null, upTo }, { t: upTo });

/** What matters to somebody who takes bets: prices only where bets may be taken again. */
const standing = ({ matches }: Listener, urn: string, known: ReadonlyMap<string, unknown>) => {
  const match = matches.get(urn);
  const markets = [...(match?.markets ?? [])].flatMap(([key, { status, outcomes, results }]) => {
    const priced = Math.abs(status) === 1 ? outcomes : '';
    return known.has(key) ? [`${key} ${status} ${priced} ${results}`] : [];
  });
  return { ...match, markets: new Set(markets) };
};

const FROM = EPOCH + 30_000;
const OPENING = [...snapshot(FROM)];

describe.each([0.1, 0.3, 2])('after %d hours of silence', (gap) => {
  const began = FROM + HOUR / 4;
  const ended = began + gap * HOUR;
  const present = createListener();
  const absent = createListener();
  hearAll(present, OPENING);
  hearAll(absent, OPENING);
  hearAll(present, messages(calendar, FROM, ended));
  hearAll(absent, messages(calendar, FROM, began));
  const known = new Set(absent.matches.keys());
  const missed = { after: began, upTo: ended };
  const lines = hearAll(absent, catchUp(calendar, missed, { t: ended }));

  test('whoever catches up stands where one who listened on stands', () => {
    const relevant = [...present.matches.keys()].filter(
      (urn) => known.has(urn) || present.matches.get(urn)?.status !== '4',
    );
    expect(relevant.length).toBeGreaterThan(30);
    for (const urn of relevant) {
      const listed = present.matches.get(urn)!.markets;
      expect(standing(absent, urn, listed)).toEqual(standing(present, urn, listed));
      const others = [...absent.matches.get(urn)!.markets].filter(([key]) => !listed.has(key));
      expect(others.filter(([, { status }]) => status === 1 || status === -1)).toEqual([]);
    }
  });

  test('and every line they can have bet on of a match that is over has its result', () => {
    const over = [...absent.matches.values()].filter(({ status }) => status === '4');
    expect(over.length).toBeGreaterThan(gap > 1 ? 5 : 0);
    for (const { markets } of over) {
      expect([...markets.values()].filter(({ results }) => results === null)).toEqual([]);
    }
  });

  test('new matches are announced once, and old ones not again', () => {
    const announced = lines.filter(({ rk }) => rk.includes('fixture_change')).map(({ rk }) => rk);
    expect(new Set(announced).size).toBe(announced.length);
    expect(announced.filter((rk) => known.has(urnIn(rk)))).toEqual([]);
  });
});

test('of matches of which nothing was said, nothing is said again', () => {
  const missed = { after: EPOCH, upTo: EPOCH + 1_000 };
  const lines = [...catchUp(calendar, missed, { t: EPOCH + 1_000 })];
  expect(lines.length).toBeLessThan(60);
});

test('after weeks of silence every bet that was open can be settled, and little else is said', () => {
  const sports = [tinySport({ perDay: { around: 2, evening: 2 } })];
  const quiet = calendarOf({ seed: 5, speed: SPEED, epoch: EPOCH }, sports);
  const listener = createListener();
  hearAll(listener, catchUp(quiet, { after: null, upTo: FROM }, { t: FROM }));
  const known = new Set(listener.matches.keys());
  expect(known.size).toBeGreaterThan(50);
  const missed = { after: FROM, upTo: FROM + 500 * HOUR };
  const lines = hearAll(listener, catchUp(quiet, missed, { t: FROM }));
  expect(lines.length).toBeLessThan(500);
  for (const urn of known) {
    const { status, markets } = listener.matches.get(urn)!;
    expect(status).toBe('4');
    expect([...markets.values()].filter(({ results }) => results === null)).toEqual([]);
  }
});

describe('a newcomer', () => {
  const listener = createListener();
  const lines = hearAll(listener, OPENING);

  test('learns of every match, live and to come, before its prices', () => {
    const heard = new Set<string>();
    for (const { rk } of lines) {
      const isNew = rk.includes('fixture_change');
      expect(heard.has(urnIn(rk))).toBe(!isNew);
      heard.add(urnIn(rk));
    }
    const statuses = [...listener.matches.values()].map(({ status }) => status);
    expect(statuses.filter((status) => status === '1').length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status === '0').length).toBeGreaterThanOrEqual(30);
  });

  test('hears of the matches next to now first', () => {
    const starts = lines.flatMap(({ xml }) => {
      const start = /<fixture_change[^>]* start_time="(\d+)"/.exec(xml)?.[1];
      return start === undefined ? [] : [Math.abs(Number(start) - FROM)];
    });
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  test('hears nothing of lines and results that are over', () => {
    const markets = [...listener.matches.values()].flatMap((match) => [...match.markets.values()]);
    expect(markets.every(({ results, outcomes }) => results === null && outcomes !== '')).toBe(
      true,
    );
  });
});

test.each([1, 3])('producer %d alone can be asked for', (product) => {
  const missed = { after: EPOCH, upTo: EPOCH + HOUR, product };
  const lines = [...catchUp(calendar, missed, { t: EPOCH + HOUR, requestId: 77 })];
  expect(lines.length).toBeGreaterThan(5);
  for (const { xml } of lines) {
    expect(xml).toContain(` product="${product}"`);
    expect(xml).toContain(' request_id="77"');
  }
});

function urnIn(rk: string): string {
  return `sr:match:${rk.split('.')[6]}`;
}
