import { expect, test } from 'vitest';
import { type LaneOutcome, PushLanes } from './push-lanes';

const MINUTE = 60_000;

function aSite() {
  let now = 0;
  const lanes = new PushLanes(() => now);
  /** Begins as many as there are places for, and answers how many that were. */
  const fill = (lane: string) => {
    let count = 0;
    while (count < 1000 && lanes.begin(lane)) count += 1;
    return count;
  };
  const deliver = (lane: string, outcome: LaneOutcome, tookMs = 10) => {
    expect(lanes.begin(lane)).toBe(true);
    lanes.end(lane, outcome, tookMs);
  };
  return { lanes, fill, deliver, pass: (ms: number) => (now += ms) };
}

test('new hosts share a few places, however many they are, and leave the others alone', () => {
  const { fill, deliver } = aSite();
  for (let n = 0; n < 100; n += 1) deliver('known', 'answered');
  const taken = Array.from({ length: 50 }, (_, n) => fill(`new ${n}`));
  expect(taken.slice(0, 5)).toEqual([4, 4, 4, 4, 0]);
  expect(Math.max(...taken.slice(5))).toBe(0);
  expect(fill('known')).toBe(48);
});

test('the push services of browsers are known from the start', () => {
  const { lanes, fill } = aSite();
  for (let n = 0; n < 4; n += 1) fill(`new ${n}`);
  expect(fill('fcm.googleapis.com')).toBe(16);
  expect(fill('wns2-par02p.notify.windows.com')).toBe(16);
  expect(fill('fcm.googleapis.com.foe.example')).toBe(0);
  expect(lanes.open().not).toContain('fcm.googleapis.com');
});

test('a quick answer earns a place; a slow one or none takes all of them back', () => {
  const { lanes, fill, deliver } = aSite();
  const places = (lane: string) => {
    const count = fill(lane);
    for (let n = 0; n < count; n += 1) lanes.end(lane, 'unasked', 0);
    return count;
  };
  for (let n = 0; n < 6; n += 1) deliver('a', 'answered');
  expect(places('a')).toBe(10);
  deliver('a', 'answered', 3000);
  expect(places('a')).toBe(4);
  for (let n = 0; n < 6; n += 1) deliver('a', 'answered');
  deliver('a', 'silent');
  expect(places('a')).toBe(4);
});

test('a host that does not answer is left alone, longer each time, and then tried once', () => {
  const { lanes, deliver, fill, pass } = aSite();
  for (let n = 0; n < 3; n += 1) deliver('away', 'silent');
  for (const wait of [0.5, 1, 2, 4, 8, 10, 10]) {
    expect(lanes.open().not).toEqual(['away']);
    pass(wait * MINUTE - 1);
    expect(lanes.begin('away')).toBe(false);
    pass(1);
    expect(lanes.open().not).toEqual([]);
    expect(fill('away')).toBe(1);
    lanes.end('away', 'silent', 5000);
  }
  pass(10 * MINUTE);
  deliver('away', 'answered');
  expect(fill('away')).toBeGreaterThan(1);
});

test('while new hosts have all their places, only known ones are asked for', () => {
  const { lanes, fill, deliver } = aSite();
  deliver('known', 'answered');
  for (let n = 0; n < 4; n += 1) fill(`new ${n}`);
  expect(lanes.open().only).toEqual(['known']);
  lanes.end('new 0', 'answered', 10);
  expect(lanes.open().only).toBeNull();
});

test('hosts without end are not all remembered', () => {
  const { lanes, deliver } = aSite();
  for (let n = 0; n < 3; n += 1) deliver('first', 'silent');
  for (let n = 0; n < 1000; n += 1) deliver(`host ${n}`, 'answered');
  expect(lanes.open().not).toEqual([]);
});
