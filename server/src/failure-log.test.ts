import { expect, test } from 'vitest';
import { createFailureLog } from './failure-log';

function setUp() {
  const reports: [string, number][] = [];
  let now = 5;
  const log = createFailureLog(
    (error, times) => reports.push([String(error), times]),
    () => now,
  );
  return { reports, log, pass: (ms: number) => void (now += ms) };
}

test('the first failure is reported at once, the rest once a minute with their number', () => {
  const { reports, log, pass } = setUp();
  for (let at = 0; at <= 120; at += 1) {
    log.failed(`failure ${at}`);
    pass(1000);
  }
  expect(reports).toEqual([
    ['failure 0', 1],
    ['failure 60', 60],
    ['failure 120', 60],
  ]);
});

test('work that fails every other time is reported no more often, and what was held back is reported later', () => {
  const { reports, log, pass } = setUp();
  for (let at = 0; at < 3; at += 1) {
    log.failed(`failure ${at}`);
    log.succeeded();
  }
  expect(reports).toEqual([['failure 0', 1]]);
  pass(60_000);
  log.succeeded();
  log.succeeded();
  expect(reports.slice(1)).toEqual([['failure 2', 2]]);
});
