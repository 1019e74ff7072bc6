import { assert } from '@touchline/domain/assert';
import * as z from 'zod/mini';
import type { Dice } from '../random';
import people from './people.json' with { type: 'json' };

const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(', ')),
);
const PEOPLE = z.record(z.string(), z.object({ first: list, last: list })).parse(people);

/** Where names of a country are listed, by its code; elsewhere a side is of many countries. */
const LISTED: Readonly<Record<string, string>> = {
  USA: 'english',
  ESP: 'spanish',
  DOM: 'spanish',
  BRA: 'portuguese',
  PRT: 'portuguese',
  DEU: 'german',
  NLD: 'dutch',
  SWE: 'swedish',
  ITA: 'italian',
  POL: 'polish',
  FRA: 'french',
  JPN: 'japanese',
  KOR: 'korean',
};
const WOMEN: Readonly<Record<string, string>> = { DEU: 'german_women' };
const OF_MANY = ['english', 'spanish', 'german', 'italian', 'french', 'balkan', 'swedish'];
/** How many of a side have come from elsewhere. */
const FROM_ELSEWHERE = 0.25;
/** So many are drawn besides. */
const SPARE = 12;

/**
 * So many names that nobody bears, no two alike, as they would be called in a country. Whoever would be called as somebody
 * of `others` is called otherwise; all else stay as they are.
 */
export function madeUpNames(
  count: number,
  {
    countryCode,
    areWomen,
    others,
  }: { countryCode: string; areWomen: boolean; others: ReadonlySet<string> },
  luck: Dice,
): string[] {
  const own = (areWomen ? WOMEN : LISTED)[countryCode];
  const names = new Set<string>();
  for (let draw = 0; names.size < count + SPARE; draw += 1) {
    const isOwn = own !== undefined && (areWomen || luck.unit(draw, 0) > FROM_ELSEWHERE);
    const { first, last } = listOf(isOwn ? own : pick(OF_MANY, luck.unit(draw, 1)));
    names.add(`${pick(first, luck.unit(draw, 2))} ${pick(last, luck.unit(draw, 3))}`);
  }
  const all = [...names];
  const spare = all.slice(count).filter((name) => !others.has(name));
  return all.slice(0, count).map((name) => (others.has(name) ? (spare.shift() ?? name) : name));
}

function listOf(key: string) {
  const found = PEOPLE[key];
  assert(found, `names called ${key}`);
  return found;
}

function pick(from: readonly string[], unit: number): string {
  const found = from[Math.floor(unit * from.length)];
  assert(found !== undefined, 'a name to pick');
  return found;
}
