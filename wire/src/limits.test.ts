import { LIMIT_STATUSES, LIMIT_TYPES } from '@touchline/domain/limits/limit';
import { expect, test } from 'vitest';
import { limit } from './limits';

const SENT = {
  id: 'a1',
  type: 'deposit',
  status: 'active',
  period: 'week',
  amount: 50_000,
  count: null,
  seconds: null,
  until: null,
};

test.each(LIMIT_TYPES)('a limit of type %s is read', (type) => {
  expect(limit.parse({ ...SENT, type })).toMatchObject({ type, amount: 50_000n });
});

test.each(LIMIT_STATUSES)('a limit that is %s is read', (status) => {
  expect(limit.parse({ ...SENT, status }).status).toBe(status);
});

test.each([
  ['type', 'tilt'],
  ['status', 'forgotten'],
  ['period', 'fortnight'],
  ['amount', 12.5],
])('a limit with a wrong %s is refused by the name of that field', (field, value) => {
  const read = limit.safeParse({ ...SENT, [field]: value });
  expect(read.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
});
