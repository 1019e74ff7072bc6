import { expect, test } from 'vitest';
import type { FeedLine } from '../source';
import { createAnswers } from './answers';
import { calendarOf } from './calendar';
import { catchUp } from './snapshot';
import { messages } from './stream';
import { createListener } from '@touchline/testkit/simulator/listener';
import { tinySport } from '@touchline/testkit/simulator/tiny-play';

const EPOCH = Date.UTC(2026, 10, 21, 18, 2, 3);
const SPEED = 60;
const STEP = 1_500;
const calendar = calendarOf({ seed: 5, speed: SPEED, epoch: EPOCH }, [
  tinySport({ perDay: { around: 2, evening: 8 } }),
]);

const isComplete = ({ rk }: FeedLine) => rk.includes('snapshot_complete');

test('who is told of the matches one after the other while play goes on stands where all others stand', () => {
  const answers = createAnswers(calendar);
  for (const product of [1, 3]) answers.ask({ product, after: null, requestId: 40 + product });
  const [newcomer, present] = [createListener(), createListener()];
  let now = EPOCH;
  for (const line of catchUp(calendar, { after: null, upTo: now }, { t: now })) present.hear(line);
  const between: FeedLine[] = [];
  while (answers.areOpen()) {
    for (const line of answers.next(now)) {
      newcomer.hear(line);
      expect(line.t).toBe(now);
    }
    const coming = [...messages(calendar, now, now + STEP)];
    between.push(...coming);
    for (const line of coming) {
      newcomer.hear(line);
      present.hear(line);
    }
    now += STEP;
  }
  expect(between.length).toBeGreaterThan(200);
  const open = ({ matches }: typeof newcomer) =>
    [...matches].flatMap(([urn, { markets }]) =>
      [...markets].flatMap(([key, { status, outcomes }]) =>
        Math.abs(status) === 1 ? [`${urn} ${key} ${status} ${outcomes}`] : [],
      ),
    );
  expect(open(newcomer).length).toBeGreaterThan(1_000);
  expect(new Set(open(newcomer))).toEqual(new Set(open(present)));
});

test('a producer with few matches does not wait for one with many', () => {
  const answers = createAnswers(calendar);
  answers.ask({ product: 3, after: null, requestId: 1003 });
  answers.ask({ product: 1, after: null, requestId: 1001 });
  const lines: FeedLine[] = [];
  while (answers.areOpen()) lines.push(...answers.next(EPOCH));
  const [first, second] = lines.filter(isComplete);
  expect(first?.xml).toContain('request_id="1001"');
  expect(second).toBe(lines.at(-1));
  expect(lines.indexOf(first!)).toBeLessThan(lines.length / 4);
});

test('answers taken as of one moment say the same as one snapshot of each producer', () => {
  const answers = createAnswers(calendar);
  answers.ask({ product: 3, after: EPOCH - 60_000, requestId: 7 });
  const lines: FeedLine[] = [];
  while (answers.areOpen()) lines.push(...answers.next(EPOCH));
  const missed = { after: EPOCH - 60_000, upTo: EPOCH, product: 3 };
  expect(lines.slice(0, -1)).toEqual([...catchUp(calendar, missed, { t: EPOCH, requestId: 7 })]);
  expect(lines.at(-1)).toSatisfy(isComplete);
});

test('an event that is asked for is told of as it stands, and nothing else is', () => {
  const all = createListener();
  for (const line of catchUp(calendar, { after: null, upTo: EPOCH }, { t: EPOCH })) all.hear(line);
  expect(all.matches.size).toBeGreaterThan(1);
  for (const [urn, stands] of all.matches) {
    const answers = createAnswers(calendar);
    for (const product of [1, 3]) answers.ask({ product, after: null, requestId: 9, urn });
    const one = createListener();
    while (answers.areOpen()) for (const line of answers.next(EPOCH)) one.hear(line);
    expect([...one.matches.keys()]).toEqual([urn]);
    const open = ({ markets }: typeof stands) =>
      [...markets].filter(([, { status }]) => Math.abs(status) === 1);
    const told = one.matches.get(urn);
    expect(new Map(told ? open(told) : [])).toEqual(new Map(open(stands)));
  }
});
