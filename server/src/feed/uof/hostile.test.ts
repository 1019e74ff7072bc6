import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readSession } from '../replay/session';
import type { FeedLine } from '../source';
import { createFeedCounters } from './counters';
import { BETRADAR, ODDIN } from './dialect';
import { createLineReader, type ReadMessage } from './read-line';

let seeds: string[] = [];
beforeAll(async () => {
  const session = await readSession(
    join(import.meta.dirname, '../recorded/soccer-por-esp-2018.jsonl'),
  );
  const spread = session.lines.filter((_, index) => index % 23 === 0).map(({ xml }) => xml);
  seeds = [...spread, ...OTHERS];
});

const ABOUT = 'product="1" event_id="sr:match:9" timestamp="1700000000000"';
const OTHERS = [
  `<odds_change ${ABOUT}><sport_event_status status="1" match_status="501" home_score="1" away_score="2" over="1" tiebreak="1"><clock match_time="1:02"/><period_scores><period_score match_status_code="8" number="1" home_score="1" away_score="2"/></period_scores><scoreboard home_kills="3"/></sport_event_status><odds betting_status="1"><market id="18" specifiers="total=2.5" cashout_status="1"><market_metadata next_betstop="1700000000000"/><outcome id="sr:player:1" odds="1.85" probabilities="8.97E-4" team="1"/></market></odds></odds_change>`,
  `<bet_settlement certainty="2" ${ABOUT}><outcomes><market id="1"><outcome id="1" result="1" dead_heat_factor="0.5" void_factor="0.5"/></market></outcomes></bet_settlement>`,
  `<bet_cancel ${ABOUT} start_time="1" end_time="2"><market id="1" specifiers="hcp=0:1|a=b" void_reason="1"/></bet_cancel>`,
  `<fixture_change ${ABOUT} change_type="3" start_time="1"/>`,
  '<snapshot_complete product="1" timestamp="1" request_id="2"/>',
];

const NUMBERS = [
  '-1',
  '99999999999999999999999999',
  '1E999',
  '1e-999',
  'NaN',
  'INF',
  '0x10',
  '',
  ' 1',
  '1'.repeat(5000),
  '8640000000000001',
  '2147483648',
];

type Change = (xml: string) => string;

/** Something in the middle of the text, by where it is in parts of a thousand. */
const spot = fc.nat({ max: 999 });
const at = (xml: string, part: number) => Math.floor((xml.length * part) / 1000);
const matches = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)];
const ATTRIBUTE = / ([a-z_]+)="([^"]*)"/g;
const ELEMENT = /<[a-z_]+(?: [^>]*)?\/>/g;

function onOne(pattern: RegExp, part: number, change: (found: string) => string): Change {
  return (xml) => {
    const all = matches(xml, pattern);
    const found = all[Math.floor((all.length * part) / 1000)];
    if (!found) return xml;
    return xml.slice(0, found.index) + change(found[0]) + xml.slice(found.index + found[0].length);
  };
}

const mutation: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(spot, fc.nat({ max: 0xffff })).map(
    ([part, code]): Change =>
      (xml) =>
        xml.slice(0, at(xml, part)) + String.fromCharCode(code) + xml.slice(at(xml, part) + 1),
  ),
  spot.map(
    (part): Change =>
      (xml) =>
        xml.slice(0, at(xml, part)),
  ),
  spot.map(
    (part): Change =>
      (xml) =>
        xml.slice(at(xml, part)),
  ),
  spot.map((part) => onOne(ATTRIBUTE, part, () => '')),
  spot.map((part) => onOne(ATTRIBUTE, part, (found) => found + found)),
  spot.map((part) => onOne(ELEMENT, part, () => '')),
  spot.map((part) => onOne(ELEMENT, part, (found) => found.repeat(3))),
  fc
    .tuple(spot, fc.constantFrom(...NUMBERS))
    .map(([part, number]) =>
      onOne(ATTRIBUTE, part, (found) => found.replace(/"[^"]*"/, `"${number}"`)),
    ),
  fc
    .tuple(spot, fc.string({ maxLength: 40 }))
    .map(([part, text]) =>
      onOne(ATTRIBUTE, part, (found) => found.replace(/"[^"]*"/, () => `"${text}"`)),
    ),
  fc.tuple(spot, spot).map(([one, other]): Change => (xml) => {
    const values = matches(xml, /"[^"]*"/g);
    const [a, b] = [one, other].map((part) => values[Math.floor((values.length * part) / 1000)]);
    if (!a || !b || a.index >= b.index) return xml;
    const [before, between] = [xml.slice(0, a.index), xml.slice(a.index + a[0].length, b.index)];
    return before + b[0] + between + a[0] + xml.slice(b.index + b[0].length);
  }),
);

test('whatever arrives, reading never throws nor hangs, and what is taken has values that make sense', () => {
  const counters = createFeedCounters();
  const now = () => 0;
  const readers = [BETRADAR, ODDIN].map((dialect) =>
    createLineReader({ provider: 'x', dialect, counters, now, log: () => {} }),
  );
  let slowest = 0;
  fc.assert(
    fc.property(
      fc.nat({ max: 9999 }),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (pick, changes) => {
        const xml = changes.reduce(
          (text, change) => change(text),
          seeds[pick % seeds.length] ?? '',
        );
        const line: FeedLine = { t: 1, rk: '-', xml };
        const began = performance.now();
        for (const read of readers) for (const message of read(line)) expectSense(message);
        slowest = Math.max(slowest, performance.now() - began);
      },
    ),
    { numRuns: 3_000 },
  );
  expect(slowest).toBeLessThan(2_000);
  const total = (name: string) =>
    counters
      .samples()
      .filter((sample) => sample.name === name)
      .reduce((sum, { value }) => sum + value, 0);
  // Both must have happened often, or nothing was shown.
  expect(total('feed_messages_total')).toBeGreaterThan(100);
  expect(total('feed_refused_total')).toBeGreaterThan(100);
}, 120_000);

function expectSense({ producer, generatedAt, changes }: ReadMessage): void {
  expect(producer).toBeGreaterThanOrEqual(0);
  expect(producer).toBeLessThanOrEqual(2 ** 31 - 1);
  expect(Number.isNaN(new Date(generatedAt).getTime())).toBe(false);
  for (const change of changes) {
    if ('match' in change) expect(change.match).toMatch(/^\S{5,170}$/);
    if ('marketId' in change && change.type !== 'line_lost')
      expect(Number.isSafeInteger(change.marketId)).toBe(true);
    if (change.type === 'line_priced') {
      expect([1, 0, -1, -2, -3, -4]).toContain(change.status);
      for (const [id, { odds, p = 0.5 }] of Object.entries(change.outcomes ?? {})) {
        expect(id.length).toBeGreaterThan(0);
        expect(odds === null || (Number.isInteger(odds) && odds >= 1000 && odds < 2 ** 31)).toBe(
          true,
        );
        expect(p >= 0 && p <= 1).toBe(true);
      }
    }
    if (change.type === 'line_settled') {
      for (const factor of Object.values(change.deadHeats ?? {})) {
        expect(factor >= 0 && factor < 10_000).toBe(true);
      }
    }
    if (change.type === 'match_status_changed') {
      expect(change.stageCode === null || change.stageCode <= 32_767).toBe(true);
      expect([0, 1, 2, 3, 4, 5]).toContain(change.status);
      expect(JSON.stringify(change.statistics).length).toBeLessThan(100_000);
    }
  }
}
