import { expect, test } from 'vitest';
import { report, setReporter } from './report';

test('what comes before there is a reporter waits for one; the same error is told once', () => {
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
