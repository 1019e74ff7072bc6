import { expect, test } from 'vitest';
import { ALLOWED_FAILURES, createAttempts } from './attempts';

const AT = new Date('2026-05-01T12:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

test('after five failures a visitor waits, until a quarter of an hour has passed', () => {
  const attempts = createAttempts();
  const tries = Array.from({ length: 6 }, () => attempts.begin('a@b.example', '192.0.2.1', AT));
  expect(tries).toEqual([true, true, true, true, true, false]);
  expect(attempts.begin('a@b.example', '192.0.2.1', later(14))).toBe(false);
  expect(attempts.begin('a@b.example', '192.0.2.1', later(15))).toBe(true);
});

test('failures with one address or from one place do not stop the others', () => {
  const attempts = createAttempts();
  for (let count = 0; count < 6; count += 1) attempts.begin('a@b.example', '192.0.2.1', AT);
  expect(attempts.begin('c@d.example', '192.0.2.1', AT)).toBe(true);
  expect(attempts.begin('a@b.example', '192.0.2.2', AT)).toBe(true);
});

test('a success forgets the failures of this visitor', () => {
  const attempts = createAttempts();
  for (let count = 0; count < 5; count += 1) attempts.begin('a@b.example', '192.0.2.1', AT);
  attempts.succeeded('a@b.example', '192.0.2.1');
  const tries = Array.from({ length: 6 }, () => attempts.begin('a@b.example', '192.0.2.1', AT));
  expect(tries).toEqual([true, true, true, true, true, false]);
});

test('guesses at one address from many places are stopped too', () => {
  const attempts = createAttempts();
  const tries = Array.from({ length: ALLOWED_FAILURES.inAll + 1 }, (_, at) =>
    attempts.begin('a@b.example', `198.51.100.${at}`, AT),
  );
  expect(tries.filter(Boolean)).toHaveLength(ALLOWED_FAILURES.inAll);
  expect(tries.at(-1)).toBe(false);
});
