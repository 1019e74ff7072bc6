import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherIds } from './gathered';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ids that come one after the other go together, each once', () => {
  const sent: number[][] = [];
  const gathered = gatherIds((ids) => sent.push(ids), 400);
  gathered.add(1);
  vi.advanceTimersByTime(300);
  gathered.add(2);
  gathered.add(1);
  vi.advanceTimersByTime(300);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(sent).toEqual([[1, 2]]);
  gathered.add(2);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([[1, 2]]);
});

test('what could not be delivered goes again', () => {
  const sent: number[][] = [];
  const gathered = gatherIds((ids) => sent.push(ids), 400);
  gathered.add(1);
  gathered.flush();
  gathered.again([1]);
  gathered.add(1);
  gathered.flush();
  gathered.flush();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([[1], [1]]);
});
