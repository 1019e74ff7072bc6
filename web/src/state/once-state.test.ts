import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import { onceState } from './once-state';

const counter = (n: number) => createStore<{ n: number }>()(() => ({ n }));
const isTwo = ({ n }: { n: number }) => n === 2;

test('a state that is so already is told as it is', async () => {
  expect(await onceState(counter(2), isTwo)).toEqual({ n: 2 });
});

test('a state that is not so yet is told once it is, and as it was then', async () => {
  const store = counter(0);
  const told = onceState(store, isTwo);
  for (const n of [1, 2, 3]) store.setState({ n });
  expect(await told).toEqual({ n: 2 });
});
