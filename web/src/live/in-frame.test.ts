import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inFrame } from './in-frame';

const page = Object.assign(new EventTarget(), { hidden: false });
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => void frames.push(draw));
});
afterEach(() => void vi.unstubAllGlobals());

function nextFrame(): void {
  const drawn = frames;
  frames = [];
  for (const each of drawn) each();
}

test('what has changed is drawn in the next frame', () => {
  const draw = vi.fn<() => void>();
  inFrame(draw);
  expect(draw).not.toHaveBeenCalled();
  nextFrame();
  expect(draw).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'click', 'keydown'])('a frame after a %s is left to it', (kind) => {
  const draw = vi.fn<() => void>();
  inFrame(draw);
  page.dispatchEvent(new Event(kind));
  nextFrame();
  expect(draw).not.toHaveBeenCalled();
  nextFrame();
  expect(draw).toHaveBeenCalledOnce();
});

test('who presses on and on holds up three frames, and no more', () => {
  const draw = vi.fn<() => void>();
  inFrame(draw);
  for (let frame = 0; frame < 3; frame += 1) {
    page.dispatchEvent(new Event('keydown'));
    nextFrame();
  }
  expect(draw).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('keydown'));
  nextFrame();
  expect(draw).toHaveBeenCalledOnce();
});

test('a hidden page, which has no frames, keeps up', () => {
  const draw = vi.fn<() => void>();
  page.hidden = true;
  inFrame(draw);
  expect(draw).toHaveBeenCalledOnce();
});
