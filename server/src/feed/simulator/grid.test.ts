import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstIndex, gridOf } from './grid';
import { createQueue } from './queue';
import { dice } from './random';

const stretch = fc.record({
  length: fc.integer({ min: 0, max: 100_000 }),
  pace: fc.integer({ min: 60, max: 20_000 }),
});

test('moments of a grid come in order, within their stretches and about at their pace', () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 5 }), fc.nat(), (parts, seed) => {
      let from = 0;
      const stretches = parts.map(({ length, pace }) => {
        const part = { from, to: from + length, pace };
        from = part.to;
        return part;
      });
      const luck = dice(seed);
      const grid = gridOf(stretches, (index) => luck.unit(index));
      const all = Array.from({ length: grid.count }, (_, index) => grid.at(index));
      expect(all).toEqual(all.toSorted((one, other) => one - other));
      for (const { from: begins, to, pace } of stretches) {
        const own = all.filter((at) => at > begins && at < to);
        expect(own).toHaveLength(Math.floor((to - begins) / pace));
        for (const [index, at] of own.slice(1).entries()) {
          expect(at - (own[index] ?? 0)).toBeGreaterThanOrEqual((pace * 2) / 3 - 1);
          expect(at - (own[index] ?? 0)).toBeLessThanOrEqual((pace * 4) / 3 + 1);
        }
      }
    }),
  );
});

test('the first index for which something holds is found', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), (high, from) => {
      expect(firstIndex(0, high, (index) => index >= from)).toBe(Math.min(from, high));
    }),
  );
});

test('a queue gives what is due first, of equals the lowest number, and drops what is done', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(20), { minLength: 1 })), (plans) => {
      const items = plans.map((plan, number) => ({
        number,
        left: plan.toSorted((one, other) => one - other),
      }));
      const queue = createQueue<(typeof items)[number]>(
        ({ left }) => left[0] ?? Infinity,
        ({ number }) => number,
      );
      for (const item of items) queue.add(item);
      const expected = items
        .flatMap(({ number, left }) => left.map((due) => ({ due, number })))
        .toSorted((one, other) => one.due - other.due || one.number - other.number);
      const heard = [];
      for (let first = queue.first(); first; first = queue.first()) {
        heard.push({ due: first.left.shift(), number: first.number });
        queue.settle();
      }
      expect(heard).toEqual(expected);
    }),
  );
});
