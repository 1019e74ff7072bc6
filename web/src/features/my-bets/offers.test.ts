import { minor } from '@touchline/domain/money';
import { expect, test } from 'vitest';
import { newerOffer, type Offer } from './offers';

const offer = (minute: number | null, value: number): Offer => ({
  to_cashout: minor(value),
  cashout_reason: null,
  cashout_at: minute === null ? null : `2026-03-01T12:0${minute}:00.000Z`,
});
const told = (minute: number | null, value: number, status: 'waiting_results' | 'done') => ({
  ...offer(minute, value),
  status,
});

test.each([
  ['what was heard after the reply', 1, 2, 200n],
  ['the reply that came after it', 2, 1, 100n],
  ['what was heard where the reply knew nothing yet', null, 1, 200n],
])('of two offers %s counts', (_which, reply, pushed, value) => {
  const newer = newerOffer(told(reply, 100, 'waiting_results'), offer(pushed, 200));
  expect(newer.to_cashout).toBe(value);
});

test('a bet that has ended has the offer that its reply tells, which is none', () => {
  const ended = { ...told(null, 0, 'done'), to_cashout: null };
  expect(newerOffer(ended, offer(2, 200)).to_cashout).toBeNull();
});
