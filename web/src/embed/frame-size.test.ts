import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSizing, placeInView, reportHeight } from './frame-size';

let height: number;
let told: unknown[];
let resized: () => void;
let styles: Map<string, string>;
let dataset: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  [height, told, styles, dataset] = [900, [], new Map(), {}];
  class Observer {
    constructor(hear: () => void) {
      resized = hear;
    }
    observe() {}
    disconnect() {
      resized = () => undefined;
    }
  }
  const style = {
    setProperty: (name: string, value: string) => void styles.set(name, value),
    removeProperty: (name: string) => void styles.delete(name),
  };
  Object.assign(globalThis, {
    ResizeObserver: Observer,
    document: {
      body: { getBoundingClientRect: () => ({ height }) },
      documentElement: { dataset, style },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['ResizeObserver', 'document']) Reflect.deleteProperty(globalThis, name);
});

const report = () => reportHeight((name, message) => void told.push([name, message]));

test('the height is told at once, in whole pixels that hold all of the page', () => {
  height = 900.2;
  report();
  expect(told).toEqual([['viewport', { height: 901 }]]);
});

test('a height that changes all the time is told every 100 ms at most, and the last one always', () => {
  report();
  for (let ms = 0; ms < 1000; ms += 10) {
    height += 1;
    resized();
    vi.advanceTimersByTime(10);
  }
  expect(told.length).toBeLessThanOrEqual(11);
  vi.advanceTimersByTime(100);
  expect(told.at(-1)).toEqual(['viewport', { height: 1000 }]);
});

test('once stopped, a height that was still to be told is not', () => {
  const stop = report();
  height = 1200;
  resized();
  stop();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
});

test('a frame that scrolls by itself places what opens in its own window, whatever the host says', () => {
  beginSizing('fill');
  placeInView({ above: 400, below: 0, height: 800 });
  expect([dataset['frame'], styles.size]).toEqual(['fill', 0]);
});

test('a host whose script begins anew is not placed by what was said before', () => {
  beginSizing('content');
  placeInView({ above: 400, below: 0, height: 800 });
  expect(styles.get('--stuck')).toBe('400px');
  beginSizing('content');
  expect(styles.size).toBe(0);
});
