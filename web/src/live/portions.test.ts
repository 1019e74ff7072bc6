import { beforeEach, expect, test } from 'vitest';
import { createPortions, type Portions } from './portions';

let frames: (() => void)[];
let told: number[][];
/** How long the browser takes to draw one topic, in ms. */
let each: number;
let portions: Portions<number>;

beforeEach(() => {
  [frames, told, each] = [[], [], 0.1];
  portions = createPortions<number>({
    tell: (topics) => told.push([...topics]),
    isInSight: (topic) => topic >= 1000,
    draw: (work) => frames.push(work),
    timed: (end) => after.push(() => end((told.at(-1)?.length ?? 0) * each)),
  });
});
const after: (() => void)[] = [];

/** One frame: what is drawn in it, then how long that took. */
function frame(): number[] {
  frames.shift()?.();
  for (const end of after.splice(0)) end();
  return told.at(-1) ?? [];
}

function news(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

test('a fast browser draws all that has changed in one frame, each once', () => {
  portions.add(news(300));
  portions.add(news(10));
  expect(frames).toHaveLength(1);
  expect(frame()).toEqual(news(300));
  expect(frames).toHaveLength(0);
  portions.add([]);
  expect(frames).toHaveLength(0);
});

test('a slow one draws half as much after each frame that took too long, and the rest in the next', () => {
  each = 0.4;
  portions.add(news(300));
  frame();
  portions.add(news(300));
  expect([frame().length, frame().length, frame().length]).toEqual([150, 75, 75]);
  expect(frames).toHaveLength(0);
  expect(
    told
      .slice(1)
      .flat()
      .toSorted((one, other) => one - other),
  ).toEqual(news(300));
});

test('some are drawn however slow it is', () => {
  each = 10;
  for (let turn = 0; turn < 8; turn += 1) {
    portions.add(news(300));
    frame();
  }
  expect(frame()).toHaveLength(40);
});

test('what is in sight is drawn first', () => {
  each = 1;
  portions.add(news(100));
  frame();
  portions.add([...news(40), ...news(20, 1000)]);
  expect(frame()).toEqual([...news(20, 1000), ...news(30)]);
  expect(frame()).toEqual(news(10, 30));
});

test('what changes again before its turn is told of once, as it is then', () => {
  each = 1;
  portions.add(news(100));
  frame();
  portions.add(news(80));
  frame();
  portions.add(news(80));
  const later = [...frame(), ...frame(), ...frame()];
  expect(new Set(later).size).toBe(80);
});

test('once it is fast again it draws more', () => {
  each = 1;
  portions.add(news(200));
  frame();
  each = 0.1;
  portions.add(news(1000));
  expect([frame().length, frame().length, frame().length]).toEqual([100, 200, 400]);
});
