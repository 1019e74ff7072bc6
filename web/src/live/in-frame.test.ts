import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrame } from './in-frame';

const page = Object.assign(new EventTarget(), { hidden: false });
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => void frames.push(draw));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function nextFrame(): void {
  const drawn = frames;
  frames = [];
  for (const each of drawn) each();
}

test('what has changed is drawn in the first frame after its time', () => {
  const work = vi.fn<() => void>();
  inFrame(work, 100);
  vi.advanceTimersByTime(99);
  nextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  nextFrame();
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'click', 'keydown'])(
  'a frame that answers a %s leaves it to the next',
  (kind) => {
    const work = vi.fn<() => void>();
    inFrame(work, 100);
    vi.advanceTimersByTime(100);
    page.dispatchEvent(new Event(kind));
    nextFrame();
    expect(work).not.toHaveBeenCalled();
    // Pressing on and on holds nothing up for longer.
    page.dispatchEvent(new Event(kind));
    nextFrame();
    expect(work).toHaveBeenCalledOnce();
    nextFrame();
  },
);

test('a hidden page, which has no frames, keeps up', () => {
  const work = vi.fn<() => void>();
  page.hidden = true;
  inFrame(work, 100);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});
