import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeAlert, showAlert, shownAlert } from './alert';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closeAlert();
  vi.useRealTimers();
});

const lost = { kind: 'error', title: 'No connection' } as const;
const back = { kind: 'success', title: 'You are back online' } as const;

test('an alert closes by itself after 5 s, and not before', () => {
  showAlert(lost);
  vi.advanceTimersByTime(4999);
  expect(shownAlert()).toEqual(lost);
  vi.advanceTimersByTime(1);
  expect(shownAlert()).toBeNull();
});

test('a new alert takes the place of the one before, and has its own 5 s', () => {
  showAlert(lost);
  vi.advanceTimersByTime(4000);
  showAlert(back);
  expect(shownAlert()).toEqual(back);
  vi.advanceTimersByTime(4999);
  expect(shownAlert()).toEqual(back);
  vi.advanceTimersByTime(1);
  expect(shownAlert()).toBeNull();
});

test('an alert that was closed does not close the next one early', () => {
  showAlert(lost);
  closeAlert();
  vi.advanceTimersByTime(4000);
  showAlert(back);
  vi.advanceTimersByTime(2000);
  expect(shownAlert()).toEqual(back);
});
