import { expect, test } from 'vitest';
import { ANY_SPORT, drawingOf } from './sport-drawings';

/** The keys of every sport that the server describes. */
const SPORTS = (
  'soccer tennis basketball icehockey cricket premium_cricket amfootball volleyball tabletennis ' +
  'baseball handball golf cycling cs2 dota2 lol valorant csgo'
).split(' ');

test('each sport has a picture of its own', () => {
  const drawings = SPORTS.map(drawingOf);
  expect(drawings).not.toContain(ANY_SPORT);
  expect(new Set(drawings).size).toBe(SPORTS.length);
});

test('a sport that nobody has drawn has the picture of any', () => {
  expect(drawingOf('kabaddi')).toBe(ANY_SPORT);
  expect(drawingOf('constructor')).toBe(ANY_SPORT);
});

test('a sport that a second provider brings looks the same', () => {
  expect(drawingOf('dota2-oddin')).toBe(drawingOf('dota2'));
});

test.each(SPORTS)('%s stays within the 24 by 24 that it is drawn in', (sport) => {
  for (const [x, y] of pointsOf(drawingOf(sport))) {
    expect(
      [x, y].every((each) => each >= 1 && each <= 23),
      `${sport} at ${x} ${y}`,
    ).toBe(true);
  }
});

/** How many numbers a command of a path takes, and which of them end it. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

/** Where the pen comes to rest. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const takes = TAKES[command] ?? 0;
    if (command === 'Z' || takes === 0) {
      [x, y] = start;
      continue;
    }
    for (let at = 0; at < numbers.length; at += takes) {
      const last = numbers.slice(at, at + takes);
      const [base, end] = [isRelative ? [x, y] : [0, 0], last.slice(-2)];
      if (command === 'H') x = (isRelative ? x : 0) + (last[0] ?? 0);
      else if (command === 'V') y = (isRelative ? y : 0) + (last[0] ?? 0);
      else [x, y] = [(base[0] ?? 0) + (end[0] ?? 0), (base[1] ?? 0) + (end[1] ?? 0)];
      if (command === 'M') start = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}
