import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import { chancesOf } from '@touchline/domain/pricing/tally/chances';
import { describe, expect, test } from 'vitest';
import { lineNames } from '../../book/market-catalogue';
import { parseMessage } from '../uof/parse';
import { calendarOf } from './calendar';
import { DAY, dayOf } from './day';
import { MARKET_GROUPS } from './market-groups';
import type { Drift, Match, OfferedLine } from './play';
import { sportsOf } from './programme';
import { faultOfName } from '@touchline/testkit/words/shown-names';
import { inDepth, isFull } from '@touchline/testkit/simulator/depth';
import { createListener, keyOf } from '@touchline/testkit/simulator/listener';
import { everythingOf } from '@touchline/testkit/simulator/told';
import { every, type Tree } from '@touchline/testkit/simulator/xml-tree';

const EPOCH = Date.UTC(2026, 10, 21, 18);
/** The faster, the fewer prices lie between what happens. */
const SETTINGS = { seed: 7, speed: isFull ? 600 : 1200, epoch: EPOCH };
const DAYS = 12;

describe.each([...sportsOf('betradar'), ...sportsOf('oddin')])('$key', (sport) => {
  const calendar = calendarOf(SETTINGS, [sport]);
  const matches = Array.from({ length: DAYS }, (_, day) => calendar.matchesOf(dayOf(EPOCH) + day));
  const played = matches.flat().slice(0, inDepth(sport.outright ? 3 : 2));

  test('has a model and lines at any moment, and stops what the provider has a group for', () => {
    const [match] = played;
    const { rules } = sport;
    const story = rules.storyOf(match!);
    const known = new Set(['all', ...Object.keys(MARKET_GROUPS)]);
    const groups = story.moments.flatMap((moment) => moment.groups ?? []);
    expect(groups.filter((group) => !known.has(group))).toEqual([]);
    const starts = story.moments.filter(({ kind }) =>
      /period|break|inning|over|set|map/.test(kind),
    );
    const some = new Set(sampled(starts.length, inDepth(40)).map((key) => starts[key]));
    const begun = [...some].flatMap((start) => (start ? [start.at + 1_000] : []));
    const moments = [-DAY, -1, ...begun, story.length];
    const even = sampled(story.length, inDepth(32));
    for (const at of [...moments, ...even]) {
      const model = rules.modelOf(match!, story, at, { home: 0.5, away: -0.5 });
      const lines = rules.linesOf(match!, story, at, model);
      for (const { line } of lines) expect(chancesOf(model, line).length).toBeGreaterThan(1);
      if (at < 0) expect(lines.length).toBeGreaterThan(3);
    }
  }, 120_000);

  test('gives its main lines the chances that they have among all lines', () => {
    const { rules } = sport;
    for (const match of played) {
      const drift = { home: 0.7, away: -0.3 };
      const small = (rules.headModelOf ?? wholeModelOf)(match, drift);
      const whole = wholeModelOf(match, drift);
      const main = rules.headlinesOf(match, small);
      expect(main.length).toBeGreaterThan(sport.outright ? 0 : 1);
      expect(main.length).toBeLessThan(12);
      for (const { line } of main) {
        const [some, all] = [small, whole].map((model) => chancesOf(model, line));
        for (const [index, { probability }] of some!.entries()) {
          expect(probability).toBeCloseTo(all![index]!.probability, 9);
        }
      }
      const listed = new Set(rules.linesOf(match, rules.storyOf(match), -1, whole).map(marketOf));
      expect(main.map(marketOf).filter((market) => !listed.has(market))).toEqual([]);
    }
    function wholeModelOf(match: Match, drift: Drift) {
      return rules.modelOf(match, rules.storyOf(match), -1, drift);
    }
  });

  test.each(played)(
    'plays $urn from announcement to confirmation without a line left open',
    { timeout: 120_000 },
    (match) => {
      const listener = createListener();
      const lines = everythingOf(calendar, match);
      const unread = lines.filter(({ xml }) => {
        const parsed = parseMessage(xml);
        return !parsed.ok || parsed.value.type === 'unknown';
      });
      expect(unread).toEqual([]);
      const messages = lines.map((line) => listener.hear(line));
      const heard = listener.matches.get(match.urn);
      expect(heard?.status).toBe('4');
      const open = [...(heard?.markets ?? [])].filter(([, { results }]) => results === null);
      expect(open).toEqual([]);
      expect(heard?.markets.size).toBeGreaterThan(sport.outright ? 4 : 8);
      const bettable = messages.flatMap((message) =>
        every(message, 'market').filter(({ attributes }) => attributes['status'] === '1'),
      );
      expect(new Set(bettable.map(keyOf)).size).toBeGreaterThan(sport.outright ? 4 : 8);
      expect([...new Set(bettable.flatMap(namesOf))].filter(isNoName)).toEqual([]);
      for (const key of sampled(bettable.length, 50)) {
        const odds = every(bettable[key]!, 'outcome').map(({ attributes }) => attributes['odds']);
        expect(odds.filter(Boolean).length).toBeGreaterThan(1);
      }
    },
  );
});

function marketOf({ line }: OfferedLine): number {
  return line.market;
}

/** So many of what is counted, evenly from its beginning to its end. */
function sampled(count: number, many: number): number[] {
  return Array.from({ length: many }, (_, index) => Math.floor(((index + 0.5) / many) * count));
}

/** What a line and its outcomes are called where every player is known. */
function namesOf(market: Tree): string[] {
  const { id, specifiers = '' } = market.attributes;
  const by = { home: 'H', away: 'A', event: 'E', nameOf: (urn: string) => `N${urn.split(':')[2]}` };
  const names = lineNames(Number(id), canonicalSpecifier(specifiers), by, 'en');
  const ids = every(market, 'outcome').map(({ attributes }) => attributes['id'] ?? '');
  return [names.market, ...ids.map((each) => names.outcome(each))];
}

function isNoName(name: string): boolean {
  return faultOfName(name) !== null || /^(Special market|Option )/.test(name);
}
