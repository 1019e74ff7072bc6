import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSteadyClock } from './steady-clock';

const HOUR = 3_600_000;

/** What passes until the next look, and by how much the clock of the machine is set meanwhile. */
const step = fc.record({
  passes: fc.integer({ min: 0, max: 60_000 }),
  isSetBy: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    fc.integer({ min: -HOUR, max: HOUR }),
  ),
});

test('however the clock of the machine is set, silence is measured to within a twentieth', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      let [wall, elapsed] = [1_800_000_000_000, 5_000];
      const clock = createSteadyClock({ wall: () => wall, elapsed: () => elapsed });
      for (const { passes, isSetBy } of steps) {
        const before = clock.now();
        elapsed += passes;
        wall += passes + isSetBy;
        const measured = clock.now() - before;
        expect(measured).toBeGreaterThanOrEqual(passes * 0.95 - 1);
        expect(measured).toBeLessThanOrEqual(passes * 1.05 + 1);
      }
    }),
  );
});

test('a clock that was set right is followed, slowly', () => {
  let [wall, elapsed] = [1_800_000_000_000, 0];
  const clock = createSteadyClock({ wall: () => wall, elapsed: () => elapsed });
  wall += HOUR;
  for (let minute = 0; minute < 20 * 60; minute += 1) {
    wall += 60_000;
    elapsed += 60_000;
    clock.now();
  }
  expect(clock.now()).toBe(wall);
});
