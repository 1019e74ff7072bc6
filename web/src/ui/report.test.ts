import { beforeEach, expect, test, vi } from 'vitest';
import type * as Report from './report';

let own: typeof Report;
beforeEach(async () => {
  // What has a reporter once keeps it.
  vi.resetModules();
  own = await import('./report');
});

test('what comes before there is a reporter waits for one; the same error is told once', () => {
  const { report, setReporter } = own;
  const heard: unknown[] = [];
  const early = new Error('early');
  report(early);
  report(early);
  setReporter((error) => heard.push(error));
  expect(heard).toEqual([early]);
  const late = new Error('late');
  report(late);
  report(late);
  report(early);
  expect(heard).toEqual([early, late]);
});

test('what the page can go on without is done; where it fails, that is reported and goes no further', () => {
  const { orReport, setReporter } = own;
  const heard: unknown[] = [];
  setReporter((error) => heard.push(error));
  const broken = new Error('broken');
  orReport(() => heard.push('done'));
  orReport(() => {
    throw broken;
  });
  expect(heard).toEqual(['done', broken]);
});
