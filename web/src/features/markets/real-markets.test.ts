import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Market } from '@touchline/wire/catalogue';
import { expect, test } from 'vitest';
import { aMarket } from '@touchline/testkit/page/live-lines';
import { marketGroups } from './market-groups';
import { marketLayout } from './market-layout';

interface Described {
  id: number;
  name: string;
  outcomes: { id: string; name: string }[];
  /** Of the larger list of markets alone. */
  exampleSpecifiers?: string;
}

const OWN = path.resolve(import.meta.dirname, '../../../../server/src/book/markets.json');
const MORE = path.resolve(process.env['TOUCHLINE_DATA'] ?? '', 'markets.json');
const files = [OWN, ...(process.env['TOUCHLINE_DATA'] && existsSync(MORE) ? [MORE] : [])];
const described = files.flatMap((file) => {
  const { markets } = JSON.parse(readFileSync(file, 'utf8')) as { markets: Described[] };
  return markets.filter(({ outcomes }) => outcomes.length > 0);
});

/** Two lines of a market as a book would have them, where it has lines at all. */
function linesOf({ id, name, outcomes, exampleSpecifiers }: Described): Market[] {
  const names = JSON.stringify([name, outcomes]);
  const uses = (key: string) => names.includes(key) || exampleSpecifiers?.includes(key);
  const values = uses('total')
    ? ['total=1.5', 'total=2.5']
    : uses('hcp')
      ? ['hcp=-1', 'hcp=1']
      : [''];
  return values.map((specifier) => {
    const value = specifier.split('=')[1] ?? '';
    const fill = (text: string) =>
      text
        .replace('{$competitor1}', 'Arsenal')
        .replace('{$competitor2}', 'Chelsea')
        .replace(/\{[+-]?(?:total|hcp)\}/, value)
        .replace(/\{[^}]*\}/g, 'X');
    return aMarket({
      id,
      name: fill(name),
      specifier,
      outcomes: outcomes.map((each) => ({
        ...each,
        name: fill(each.name),
        active: true,
        odds: null,
      })),
    });
  });
}

const layouts = described.flatMap((market) =>
  marketGroups(linesOf(market)).map((group) => ({ ...market, group, layout: marketLayout(group) })),
);
const kindOf = (id: number) => layouts.find((each) => each.id === id)?.layout.kind;

test('every market that a book knows has its card, with each outcome on it once', () => {
  expect(layouts.length).toBeGreaterThan(150);
  for (const { group, layout } of layouts) {
    const shown = 'rows' in layout ? layout.rows.map(({ market }) => market) : [layout.market];
    expect(shown).toEqual(group.lines);
    if (layout.kind !== 'scores') continue;
    const { columns, rest } = layout.grid;
    expect([...columns.flat(), ...rest].toSorted(byId)).toEqual(
      [...layout.market.outcomes].toSorted(byId),
    );
  }
});

test.each([
  ['match result', 1, 'three_way'],
  ['draw no bet', 11, 'two_way'],
  ['total goals', 18, 'ladder'],
  ['handicap', 16, 'lines'],
  ['European handicap', 14, 'lines'],
  ['correct score', 45, 'scores'],
  ['halftime/fulltime', 47, 'grid'],
  ['1x2 & total', 37, 'blocks'],
] as const)('%s is laid out as it is known', (_name, id, kind) => {
  expect(kindOf(id)).toBe(kind);
});

test('no market of over and under stands in another way than as a ladder', () => {
  const totals = layouts.filter(
    ({ layout }) => 'rows' in layout && layout.rows[0]?.market.specifier.startsWith('total='),
  );
  const twoWay = totals.filter(({ outcomes }) => outcomes.length === 2);
  expect(twoWay.length).toBeGreaterThan(30);
  expect(twoWay.filter(({ layout }) => layout.kind !== 'ladder').map(({ name }) => name)).toEqual(
    [],
  );
});

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id);
}
