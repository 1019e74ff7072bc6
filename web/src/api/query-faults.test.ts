import { CancelledError } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from './api';
import { isQueryFault } from './query-faults';

const answered = (status: number) => new ApiError(status, { code: 'internal', message: '' });

test.each([
  ['a session that has ended is no fault', answered(401), false],
  ['a cancelled query is no fault', new CancelledError(), false],
  ['a refusal is reported', answered(403), true],
  ['an outage is reported', answered(500), true],
  ['an answer that cannot be read is reported', new TypeError('not JSON'), true],
])('%s', (_rule, error, expected) => {
  expect(isQueryFault(error)).toBe(expected);
});
