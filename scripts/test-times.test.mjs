import { expect, test } from 'vitest';
import { journeyFiles, timesTold } from './test-times.mjs';

test('the journeys of a file count together, those of its groups too', () => {
  const spec = (...durations) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      { file: 'slip.spec.ts', specs: [spec(1500)], suites: [{ specs: [spec(500), spec(2000)] }] },
      { file: 'kill.spec.ts', specs: [spec(700)] },
    ],
  };
  expect(journeyFiles(report)).toEqual([
    { file: 'e2e/slip.spec.ts', kind: 'journeys', seconds: 4 },
    { file: 'e2e/kill.spec.ts', kind: 'journeys', seconds: 0.7 },
  ]);
});

test('where the time went: by step, by kind of file, and the ten slowest files of all kinds', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({
    file: `${at}.test.ts`,
    kind: at % 2 === 0 ? 'page' : 'journeys',
    seconds: at,
  }));
  const lines = timesTold([{ name: 'build', seconds: 20.04 }], files);
  expect(lines[1]).toBe('    20.0  build');
  expect(lines).toContain('    30.0  page, 6 files');
  expect(lines).toContain('    36.0  journeys, 6 files');
  expect(lines.slice(-10).map((line) => line.trim().split('  ')[1])).toEqual(
    Array.from({ length: 10 }, (_, at) => `${11 - at}.test.ts`),
  );
});

test('where no file ran, steps alone are told', () => {
  expect(timesTold([{ name: 'types and lint', seconds: 1 }], [])).toHaveLength(2);
});
