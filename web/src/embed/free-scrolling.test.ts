import { afterEach, expect, test } from 'vitest';
import { freeScrolling } from './free-scrolling';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

/** A window whose events come by on their way to an open window, which cancels them to hold the page still. */
function heldStill() {
  const target = new EventTarget();
  Object.assign(globalThis, { window: target });
  const stop = freeScrolling();
  const holds = (event: Event) => event.preventDefault();
  for (const type of ['wheel', 'touchmove', 'click']) target.addEventListener(type, holds);
  const isHeld = (type: string) => !target.dispatchEvent(new Event(type, { cancelable: true }));
  return { isHeld, stop };
}

test('an open window cancels neither wheel nor finger, so both reach the host', () => {
  const { isHeld } = heldStill();
  expect(isHeld('wheel')).toBe(false);
  expect(isHeld('touchmove')).toBe(false);
});

test('other events are left alone, and all of them once it has stopped', () => {
  const { isHeld, stop } = heldStill();
  expect(isHeld('click')).toBe(true);
  stop();
  expect(isHeld('wheel')).toBe(true);
});
