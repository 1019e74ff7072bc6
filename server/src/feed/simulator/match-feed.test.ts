import { resultsOf } from '@touchline/domain/pricing/tally/line';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMessage } from '../uof/parse';
import { translate } from '../uof/translate';
import { calendarOf } from './calendar';
import { DAY, dayOf } from './day';
import type { Match } from './play';
import { resultOnWire } from './market-xml';
import { matchFeed } from './match-feed';
import { keyOf } from '@touchline/testkit/simulator/listener';
import { TINY_PLAY, tinySport } from '@touchline/testkit/simulator/tiny-play';
import { everythingOf } from '@touchline/testkit/simulator/told';
import {
  calendar,
  EPOCH,
  listedIn,
  MATCHES,
  type Told,
  TOLD,
} from '@touchline/testkit/simulator/told-matches';
import { every } from '@touchline/testkit/simulator/xml-tree';
import type { Tree } from '@touchline/testkit/simulator/xml-tree';

const namesOf = ({ messages }: Told) =>
  messages.map(({ name, attributes }) => `${attributes['product']} ${name}`);

/** Corners are no main market of the made-up game. */
const isNoMainLine = ({ attributes }: Tree) => attributes['id'] === '166';

/** The line of a key and its results by the final tally, as the feed writes them. */
function finalResults(match: Match): Map<string, string> {
  const { book } = matchFeed(calendar, match);
  const story = TINY_PLAY.storyOf(match);
  const tally = TINY_PLAY.tallyAt(story, story.length);
  const windows = book.cues().filter(({ redraws }) => redraws).length + 2;
  return new Map(
    book.offered(windows).map((line) => {
      const results = resultsOf(line, tally) ?? [];
      const outcomes = line.outcomes.map((id, index) => {
        const { result, void_factor } = resultOnWire(results[index] ?? 'canceled');
        return { id, result: `${result}`, ...(void_factor && { void_factor: `${void_factor}` }) };
      });
      return [`${line.market}|${line.specifier}`, JSON.stringify(outcomes)];
    }),
  );
}

describe('a match', () => {
  test('is told from its fixture to its final status', () => {
    for (const told of TOLD) {
      const kinds = namesOf(told);
      expect(kinds.slice(0, 2)).toEqual(['3 fixture_change', '3 odds_change']);
      expect(kinds.slice(-3)).toEqual(['1 bet_settlement', '1 bet_settlement', '1 odds_change']);
      expect(told.listener.matches.get(told.match.urn)?.status).toBe('4');
    }
  });

  test('ends with every line that was ever offered settled by the final tally, confirmed', () => {
    for (const told of TOLD) {
      const heard = told.listener.matches.get(told.match.urn)?.markets ?? new Map();
      const results = new Map([...heard].map(([key, line]) => [key, line.results]));
      expect(results).toEqual(finalResults(told.match));
      const offered = new Set(told.messages.flatMap((each) => listedIn(each).map(keyOf)));
      expect(new Set(heard.keys())).toEqual(offered);
      const confirmed = told.messages.findLast(({ name }) => name === 'bet_settlement');
      expect(confirmed?.attributes['certainty']).toBe('2');
      expect(new Set(every(confirmed!, 'market').map(keyOf))).toEqual(offered);
    }
  });

  test('takes back what was settled and is not so: only then is a line settled anew', () => {
    const faults: string[] = [];
    let rollbacks = 0;
    for (const { messages } of TOLD) {
      const settled = new Set<string>();
      for (const message of messages.slice(0, -2)) {
        for (const market of every(message, 'market')) {
          const key = keyOf(market);
          if (message.name === 'odds_change' && settled.has(key)) faults.push(key);
          if (message.name === 'bet_settlement') {
            if (settled.has(key)) faults.push(key);
            settled.add(key);
          }
          if (message.name === 'rollback_bet_settlement') {
            expect(settled.delete(key)).toBe(true);
            rollbacks += 1;
          }
        }
      }
    }
    expect(faults).toEqual([]);
    expect(rollbacks).toBeGreaterThan(10);
  });

  test('is read by the adapter, which has a word for every message', () => {
    const lines = MATCHES.slice(0, 3).flatMap((match) => everythingOf(calendar, match));
    const wordless = lines.filter(({ xml }) => {
      const parsed = parseMessage(xml);
      return !parsed.ok || parsed.value.type === 'unknown' || translate(parsed.value).length === 0;
    });
    expect(wordless).toEqual([]);
  });

  test('opens two weeks ahead with its main lines, and a day ahead with all of them', () => {
    for (const { messages, match } of TOLD) {
      const wide = messages.findIndex((each) => listedIn(each).some(isNoMainLine));
      const aheadOf = (message: Tree) =>
        ((calendar.toWall(match.kickOff) - Number(message.attributes['timestamp'])) * 20) / DAY;
      expect(Math.abs(aheadOf(messages[0]!) - 14)).toBeLessThan(0.02);
      expect(Math.abs(aheadOf(messages[1]!) - 14)).toBeLessThan(0.02);
      expect(Math.abs(aheadOf(messages[wide]!) - 1)).toBeLessThan(0.02);
      const main = listedIn(messages[1]!).map(keyOf);
      expect(main).toHaveLength(9);
      const narrow = messages.slice(0, wide);
      expect(new Set(narrow.flatMap(listedIn).map(keyOf))).toEqual(new Set(main));
      expect(narrow.length).toBeGreaterThan(15);
      expect(narrow.length).toBeLessThan(60);
    }
  });

  test('takes those main lines off that are not among all lines a day ahead', () => {
    const dropped = TOLD.flatMap(({ messages }) => {
      const wide = messages.findIndex((each) => listedIn(each).some(isNoMainLine));
      const main = new Set(listedIn(messages[1]!).map(keyOf));
      const off = listedIn(messages[wide]!).filter(
        ({ attributes }) => attributes['status'] === '0',
      );
      return off.map((line) => main.has(keyOf(line)) && line.children.length === 0);
    });
    expect(dropped.length).toBeGreaterThan(0);
    expect(dropped.every(Boolean)).toBe(true);
  });

  test('then has a ladder that stays until live play, and says when betting will stop', () => {
    for (const { messages, match } of TOLD) {
      const live = messages.findIndex(({ attributes }) => attributes['product'] === '1');
      const wide = messages.findIndex((each) => listedIn(each).some(isNoMainLine));
      const before = messages.slice(0, live).flatMap(listedIn);
      const opening = messages
        .slice(0, wide + 1)
        .flatMap(listedIn)
        .map(keyOf);
      expect(new Set(before.map(keyOf))).toEqual(new Set(opening));
      const priced = before.filter(({ children }) => children.length > 0);
      expect(priced.length).toBeGreaterThan(100);
      const stops = priced.map((market) => {
        const [metadata] = every(market, 'market_metadata');
        return metadata?.attributes['next_betstop'];
      });
      expect(new Set(stops)).toEqual(new Set([String(calendar.toWall(match.kickOff))]));
      const open = messages.slice(live).flatMap((each) => every(each, 'market_metadata'));
      expect(open).toEqual([]);
    }
  });

  test('draws its lines anew in play: those that fall out go to status 0', () => {
    for (const { messages, listener, match } of TOLD) {
      const live = messages.findIndex(({ attributes }) => attributes['product'] === '1');
      const inPlay = messages.slice(live).flatMap(listedIn);
      const dropped = inPlay.filter(
        ({ attributes, children }) => attributes['status'] === '0' && children.length === 0,
      );
      expect(dropped.length).toBeGreaterThan(0);
      const known = listener.matches.get(match.urn)!.markets;
      expect(dropped.filter((market) => !known.has(keyOf(market)))).toEqual([]);
    }
  });

  test('gives prices with a margin, and chances that sum to 1', () => {
    const open = TOLD.slice(0, 6)
      .flatMap(({ messages }) => messages.flatMap(listedIn))
      .filter(({ attributes }) => attributes['status'] === '1');
    expect(open.length).toBeGreaterThan(1_000);
    expect(open.filter((market) => !isPricedWell(market))).toEqual([]);
  });

  test('writes how a line can be refunded where it can, and only there', () => {
    const markets = TOLD.slice(0, 4).flatMap(({ messages }) => messages.flatMap(listedIn));
    const priced = markets.filter((market) => every(market, 'outcome').length > 0);
    const refundable = priced.filter((market) => {
      const line = Number(/=(.*)/.exec(market.attributes['specifiers'] ?? '')?.[1] ?? Number.NaN);
      return ['16', '18'].includes(market.attributes['id'] ?? '') && Math.abs(line % 1) !== 0.5;
    });
    const masses = priced.filter((market) =>
      every(market, 'outcome').some(({ attributes }) => massOf(attributes) > 0),
    );
    expect(refundable.length).toBeGreaterThan(100);
    expect(masses.filter((market) => !refundable.includes(market))).toEqual([]);
    for (const { attributes } of masses.flatMap((market) => every(market, 'outcome'))) {
      if (Math.abs(massOf(attributes) - 1) > 1e-5) expect(attributes).toBe('sums to 1');
    }
  });
});

/** How likely it is that a bet ends in one way or another; 0 where that is not told. */
function massOf(attributes: Readonly<Record<string, string>>): number {
  const parts = ['win', 'half_win', 'refund', 'half_lose', 'lose'];
  return parts.reduce((sum, part) => sum + Number(attributes[`${part}_probabilities`] ?? 0), 0);
}

function isPricedWell(market: Tree): boolean {
  const outcomes = every(market, 'outcome').map(({ attributes }) => attributes);
  const certain = outcomes.reduce((sum, each) => sum + Number(each['probabilities']), 0);
  const odds = outcomes.filter(({ active }) => active === '1').map((each) => Number(each['odds']));
  const booksum = odds.reduce((sum, each) => sum + 1 / each, 0);
  const isWhole = odds.length === outcomes.length;
  return (
    Math.abs(certain - 1) < 5e-6 &&
    odds.length > 1 &&
    booksum < 1.09 &&
    (!isWhole || booksum > 1.01)
  );
}

test('a feed that skips to a moment stands where one that played to it stands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MATCHES.slice(0, 5)),
      fc.integer({ min: -340 * 60, max: 30 }),
      (match, minute) => {
        const wall = calendar.toWall(match.kickOff + minute * 60_000);
        const [played, skipped] = [matchFeed(calendar, match), matchFeed(calendar, match)];
        while (played.due() <= wall) played.play();
        skipped.skipTo(wall);
        expect(skipped.due()).toBe(played.due());
        expect(skipped.board()).toEqual(played.board());
      },
    ),
    { numRuns: 60 },
  );
});

test('before the match prices move more often the nearer it is', () => {
  const slow = calendarOf({ seed: 3, speed: 1, epoch: EPOCH }, [tinySport()]);
  const [match] = slow.matchesOf(dayOf(EPOCH));
  const feed = matchFeed(slow, match!);
  const times: number[] = [];
  while (feed.due() < Infinity) times.push(feed.play().cue.at / 60_000);
  const pauses = (from: number, to: number) => {
    const own = times.filter((at) => at > from && at < to);
    return own.slice(1).map((at, index) => at - (own[index] ?? 0));
  };
  const between = (all: number[], least: number, most: number) =>
    all.length > 0 && all.every((each) => each >= least - 0.01 && each <= most + 0.01);
  expect(between(pauses(-23 * 60, -180), 5, 10)).toBe(true);
  expect(between(pauses(-180, -1), 1, 3)).toBe(true);
});

test('no speed presses prices beyond what the wall clock allows', () => {
  const fast = calendarOf({ seed: 3, speed: 600, epoch: EPOCH }, [tinySport()]);
  expect(everythingOf(fast, fast.matchesOf(dayOf(EPOCH) + 1)[0]!).length).toBeLessThan(120);
});
