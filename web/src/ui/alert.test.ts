import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertNow, closeAlert, showAlert } from './alert';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  closeAlert();
  vi.useRealTimers();
});

const titleNow = () => alertNow()?.title ?? null;

test('an alert closes by itself after 5 s', () => {
  showAlert({ kind: 'info', title: 'a' });
  vi.advanceTimersByTime(4999);
  expect(titleNow()).toBe('a');
  vi.advanceTimersByTime(1);
  expect(titleNow()).toBeNull();
});

test('there is one at a time, and the next has its own 5 s', () => {
  showAlert({ kind: 'info', title: 'a' });
  vi.advanceTimersByTime(4000);
  showAlert({ kind: 'error', title: 'b' });
  expect(titleNow()).toBe('b');
  vi.advanceTimersByTime(4999);
  expect(titleNow()).toBe('b');
  vi.advanceTimersByTime(1);
  expect(titleNow()).toBeNull();
});

test('one that was closed takes nothing from the next', () => {
  showAlert({ kind: 'info', title: 'a' });
  vi.advanceTimersByTime(3000);
  closeAlert();
  expect(titleNow()).toBeNull();
  showAlert({ kind: 'info', title: 'b' });
  vi.advanceTimersByTime(3000);
  expect(titleNow()).toBe('b');
});
