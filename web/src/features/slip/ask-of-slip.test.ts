import { QueryClient } from '@tanstack/react-query';
import { minor, odds } from '@touchline/domain/money';
import { emptySlip, type Slip } from '@touchline/domain/slip/slip';
import { aPick } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api';
import { refreshBonuses } from '../../api/bonus-queries';
import { actions, slipStore } from '../../state/slip';
import { askOfSlip, betsOn } from './ask-of-slip';

let asked: string[] = [];
let taken: (string | null)[] = [];
let answers: (() => Promise<string>)[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  [asked, taken, answers] = [[], [], []];
  stop = askOfSlip({
    standing: betsOn,
    ask: (slip) => {
      asked.push(betsOn(slip));
      return answers.shift()?.() ?? Promise.resolve('answer');
    },
    take: (answer) => taken.push(answer),
  });
});
afterEach(() => {
  stop();
  slipStore.setState(emptySlip('EUR'), true);
  vi.useRealTimers();
});

const NO_ANSWER = { code: 'internal', message: 'no answer' } as const;
const pick = (matchId: number) => actions.toggle(aPick({ matchId }));
const wait = (ms = 400) => vi.advanceTimersByTimeAsync(ms);

test('changes that come in a row are asked about once, when they are over', async () => {
  pick(1);
  await wait(300);
  pick(2);
  await wait(300);
  expect(asked).toEqual([]);
  await wait(100);
  expect(asked).toEqual([betsOn(slipStore.getState())]);
  expect(taken).toEqual(['answer']);
});

test('an answer about a slip that has changed since is not taken', async () => {
  let late = (_answer: string) => {};
  answers = [() => new Promise((resolve) => (late = resolve))];
  pick(1);
  await wait();
  pick(2);
  late('of one leg');
  await wait();
  expect(taken).toEqual(['answer']);
  expect(asked).toHaveLength(2);
});

test('where the book does not answer, what it said before stays', async () => {
  pick(1);
  await wait();
  answers = [() => Promise.reject(new ApiError(500, NO_ANSWER))];
  actions.setStake(0, minor(500));
  await wait();
  expect(asked).toHaveLength(2);
  expect(taken).toEqual(['answer']);
});

test('an empty slip is not asked about, and nothing is known of it', async () => {
  pick(1);
  await wait();
  actions.clear();
  await wait();
  expect(asked).toHaveLength(1);
  expect(taken).toEqual(['answer', null]);
});

test('bonuses that come are asked about though the slip is the same', async () => {
  pick(1);
  await wait();
  await refreshBonuses(new QueryClient(), []);
  await wait();
  expect(asked).toHaveLength(2);
});

test('whoever stops hears nothing more', async () => {
  pick(1);
  stop();
  await wait();
  expect(asked).toEqual([]);
  expect(taken).toEqual([null]);
});

test('what is asked hangs on bets and stakes, not on prices', () => {
  pick(1);
  const slip = slipStore.getState();
  const dearer: Slip = {
    ...slip,
    bets: slip.bets.map((bet) => ({
      ...bet,
      selections: bet.selections.map((each) => ({ ...each, odds: odds(9990) })),
    })),
  };
  expect(betsOn(dearer)).toBe(betsOn(slip));
  actions.setStake(0, minor(500));
  expect(betsOn(slipStore.getState())).not.toBe(betsOn(slip));
});
