import { expect, test } from 'vitest';
import { excerpt, readable, sourceBelow } from './log-lines.mjs';

test('a line of the log is told in words, its error with the stack', () => {
  const time = new Date(2026, 0, 5, 12, 1, 5).getTime();
  const error = { type: 'Error', message: 'no', stack: 'Error: no\n    at a (/b.ts:1:2)' };
  const line = {
    level: 50,
    time,
    pid: 7,
    hostname: 'here',
    reqId: 'r1',
    err: error,
    msg: 'failed',
  };
  expect(readable(JSON.stringify(line))).toBe(
    '12:01:05 error: failed reqId="r1"\nError: no\n    at a (/b.ts:1:2)',
  );
});

test('what is no line of the log stays as it is', () => {
  for (const line of ['Touchline is up.', '{"level":', '']) expect(readable(line)).toBe(line);
});

test('below the first place of a stack that is in a source of ours stand its lines, once for each stack', () => {
  const withSource = sourceBelow((file, row) => [`lines of ${file} at ${row}`]);
  const stack = [
    'Error: no',
    '    at there (file:///p/node_modules/pg/index.js:1:1)',
    '    at here (/p/server/src/a.ts:12:5)',
    '    at /p/server/src/b.ts:3:1',
  ];
  expect(stack.map(withSource)).toEqual([
    stack[0],
    stack[1],
    `${stack[2]}\nlines of /p/server/src/a.ts at 12`,
    stack[3],
  ]);
  expect(['Error: again', stack[3]].map(withSource)[1]).toContain('lines of /p/server/src/b.ts');
});

test('the line that is meant is marked among its neighbours', () => {
  expect(excerpt('a\nb\nc\nd\ne', 2)).toEqual([
    '        1 | a',
    '      > 2 | b',
    '        3 | c',
    '        4 | d',
  ]);
});
