import { expect, test } from 'vitest';
import { iconSprite } from './icon-sprite';
import { INTERFACE_DRAWINGS } from './interface-drawings';
import { allSportDrawings } from './sport-drawings';
import { DRAWN_SPORTS, sportIconOf } from './sport-keys';

/** The keys of every sport that the server describes. */
const DESCRIBED = (
  'soccer tennis basketball icehockey cricket premium_cricket amfootball volleyball tabletennis ' +
  'baseball handball golf cycling cs2 dota2 lol valorant csgo'
).split(' ');

const drawings = allSportDrawings();

test('forty sports and more have a drawing of their own, and so has each that the server describes', () => {
  expect(DRAWN_SPORTS.size).toBeGreaterThanOrEqual(40);
  expect([...DRAWN_SPORTS]).toEqual(expect.arrayContaining(DESCRIBED));
});

test('the page knows exactly which sports are drawn, and no two look the same', () => {
  expect([...drawings.keys()].toSorted()).toEqual([...DRAWN_SPORTS, 'any'].toSorted());
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

test('a sport that nobody has drawn has the picture of any', () => {
  expect(sportIconOf('kabaddi')).toBe('any');
  expect(sportIconOf('constructor')).toBe('any');
});

test('a sport that a second provider brings looks the same', () => {
  expect(sportIconOf('dota2-oddin')).toBe('dota2');
});

test('the sprite holds every drawing once, by a name of its own', () => {
  const { svg } = iconSprite();
  const ids = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const drawn = ids.filter((id) => !id?.startsWith('crest-'));
  expect(drawn).toHaveLength(drawings.size + Object.keys(INTERFACE_DRAWINGS).length);
  expect(ids).toEqual(expect.arrayContaining(['sport-soccer', 'sport-any', 'ui-star']));
});

test.each([...drawings, ...Object.entries(INTERFACE_DRAWINGS)])(
  '%s stays within the 24 by 24 that it is drawn in',
  (name, path) => {
    for (const [x, y] of pointsOf(path)) {
      expect(
        [x, y].every((each) => each >= 1 && each <= 23),
        `${name} at ${x} ${y}`,
      ).toBe(true);
    }
  },
);

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
