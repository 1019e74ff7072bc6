import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { lineKeyOf } from '../book/ingest/line-key';
import { applyToMatch, type MatchState } from '../book/ingest/match-state';
import { aMatchState } from '@touchline/testkit/feed/ingest/changes';
import { createQuickReader, type LineReader } from './quick-reader';
import { readSession } from './replay/session';
import type { FeedLine } from './source';
import { createLineReader, type ReadMessage } from './uof/read-line';

let lines: readonly FeedLine[];
let read: readonly ReadMessage[][];
/** The places of those messages that have markets. */
let candidates: readonly number[];
beforeAll(async () => {
  const file = join(import.meta.dirname, 'recorded/soccer-por-esp-2018.jsonl');
  ({ lines } = await readSession(file));
  read = lines.map(plainReader());
  candidates = lines.flatMap(({ xml }, index) => (hasMarkets(xml) ? [index] : []));
});

/** So many messages before the one that is broken are known. */
const BEFORE = 8;

const hasMarkets = (xml: string) =>
  /<(?:odds_change|bet_settlement)\s/.test(xml) && xml.includes('<market ');

function plainReader(): LineReader {
  return createLineReader({ provider: 'betradar', now: () => 0, log: () => {} });
}

/** What no value of an attribute may be. */
const BAD_VALUES: Readonly<Record<string, readonly string[]>> = {
  'market id': ['x', '-1', '', '99999999999'],
  'market specifiers': ['total', '=2.5', '|'],
  'market status': ['open', '1.5', ''],
  'market favourite': ['maybe'],
  'market cashout_status': ['x'],
  'market_metadata next_betstop': ['soon', '-1'],
  'outcome id': ['', '9'.repeat(300)],
  'outcome odds': ['1,85', 'NaN', '-1', '99999999', '', 'INF'],
  'outcome probabilities': ['x', ''],
  'outcome active': ['maybe', '2'],
  'outcome result': ['7', 'won'],
  'outcome void_factor': ['0.3', 'x'],
};

interface Spot {
  market: number;
  start: number;
  end: number;
  bad: readonly string[];
}

/** Every attribute of every market whose value may be wrong, by where its value stands. */
function spotsOf(xml: string): Spot[] {
  const spots: Spot[] = [];
  let market = -1;
  for (const { 0: element, 1: name, index } of xml.matchAll(/<([a-z_]+)(?:\s[^<>]*)?>/g)) {
    if (name === 'market') market += 1;
    for (const found of element.matchAll(/\s([a-z_]+)="([^"]*)"/g)) {
      const bad = BAD_VALUES[`${name} ${found[1]}`];
      const end = index + found.index + found[0].length - 1;
      if (bad && market >= 0)
        spots.push({ market, start: end - (found[2] ?? '').length, end, bad });
    }
  }
  return spots;
}

function stateAfter(read: readonly (readonly ReadMessage[])[]): MatchState {
  const state = aMatchState();
  for (const { at, changes } of read.flat()) {
    for (const change of changes) {
      if ('match' in change && change.type !== 'fixture_asked')
        applyToMatch(state, change, { at, isAnswer: false });
    }
  }
  return state;
}

/** The lines that a message names, market by market. */
function namesIn(read: readonly ReadMessage[]): string[] {
  return read.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.type === 'line_priced' || change.type === 'line_settled' ? [lineKeyOf(change)] : [],
    ),
  );
}

const spot = fc.record({
  message: fc.nat(),
  spot: fc.nat(),
  value: fc.nat(),
});
const at = <T>(all: readonly T[], pick: number): T => all[pick % all.length]!;

test('a value that cannot be read costs its market alone, which takes no bets', () => {
  fc.assert(
    fc.property(spot, (picks) => {
      const index = at(candidates, picks.message);
      const line = lines[index]!;
      const { market, start, end, bad } = at(spotsOf(line.xml), picks.spot);
      const xml = line.xml.slice(0, start) + at(bad, picks.value) + line.xml.slice(end);

      const plain = plainReader();
      const quick = createQuickReader(plain);
      const before = read.slice(Math.max(0, index - BEFORE), index);
      for (const each of lines.slice(Math.max(0, index - BEFORE), index)) quick(each);
      const broken = plain({ ...line, xml });
      const known = stateAfter(before);
      const without = stateAfter([...before, read[index]!]);
      const states = [broken, quick({ ...line, xml })].map((told) => stateAfter([...before, told]));

      const named = namesIn(read[index]!);
      const lost = named[market]!;
      for (const state of states) {
        for (const name of named) {
          if (name !== lost) expect(state.lines.get(name)).toEqual(without.lines.get(name));
        }
        const left = state.lines.get(lost);
        // What the producer of before play says of a line that is priced live counts for nothing anyway.
        const isIgnored = isDeepStrictEqual(without.lines.get(lost), known.lines.get(lost));
        if (!left?.pricedLive || !isIgnored) expect(left?.status ?? 0).not.toBe(1);
      }
      expect([...states[1]!.lines.entries()]).toEqual([...states[0]!.lines.entries()]);
      expect(states.map((state) => state.play)).toEqual([without.play, without.play]);
      expect(broken).toMatchObject([{ losses: [{ what: 'market', about: { match: MATCHES } }] }]);
    }),
    { numRuns: 80 },
  );
});

const MATCHES = expect.stringMatching(/^sr:match:\d+$/);
