import { expect, test } from 'vitest';
import { minor } from '../money';
import { betStory, type BetChange, type BetFacts, type BetStep } from './bet-story';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));

const facts = (more: Partial<BetFacts> = {}): BetFacts => ({
  type: 'single',
  bonus: null,
  stake: minor(1000),
  createdAt: at(0),
  waited: false,
  status: 'waiting_results',
  result: 'no_results',
  paid: minor(0),
  settledAt: null,
  changes: [],
  cashOuts: [],
  ...more,
});
const change = (minute: number, more: Partial<BetChange>): BetChange => ({
  at: at(minute),
  status: 'waiting_results',
  result: 'no_results',
  paid: minor(0),
  booked: false,
  legs: [],
  ...more,
});
const won = { id: 7, result: 'win_entire' } as const;

/** Steps as minute and words. */
const told = (given: BetFacts) =>
  betStory(given).map((step) => `${step.at.getUTCMinutes()} ${wordsOf(step)}`);
function wordsOf(step: BetStep): string {
  if (step.type === 'leg') return `leg ${step.selectionId} ${step.result}`;
  if (step.type === 'cashed_out') {
    return `${step.isAuto ? 'auto ' : ''}cashed out ${step.stake} for ${step.paid}, ${step.left} left`;
  }
  if (step.type === 'reopened') return `reopened ${step.moved}`;
  if (step.type !== 'settled') return step.type;
  const moved = step.moved === step.paid ? '' : `, now ${step.moved}`;
  return `${step.again ? 'resettled' : 'settled'} ${step.result} ${step.paid}${moved}`;
}

test('a bet is accepted as it is placed, unless somebody has to decide on it', () => {
  expect(told(facts())).toEqual(['0 placed', '0 accepted']);
  expect(told(facts({ waited: true }))).toEqual(['0 placed']);
  const taken = facts({ waited: true, changes: [change(3, {})] });
  expect(told(taken)).toEqual(['0 placed', '3 accepted']);
  const refused = facts({ waited: true, changes: [change(3, { status: 'rejected' })] });
  expect(told(refused)).toEqual(['0 placed', '3 rejected']);
});

test('results, a rollback and another settlement follow each other as they became known', () => {
  const changes = [
    change(1, { legs: [won] }),
    change(2, {
      status: 'done',
      result: 'win_entire',
      paid: minor(4000),
      booked: true,
      legs: [{ id: 8, result: 'win_entire' }],
    }),
    change(3, { booked: true, legs: [{ id: 8, result: 'no_results' }] }),
    change(4, {
      status: 'done',
      result: 'lose_entire',
      booked: true,
      legs: [{ id: 8, result: 'lose_entire' }],
    }),
  ];
  expect(told(facts({ status: 'done', changes, settledAt: at(4) }))).toEqual([
    '0 placed',
    '0 accepted',
    '1 leg 7 win_entire',
    '2 leg 8 win_entire',
    '2 settled win_entire 4000',
    '3 leg 8 no_results',
    '3 reopened -4000',
    '4 leg 8 lose_entire',
    '4 resettled lose_entire 0',
  ]);
});

test('each step says what was paid at that moment, and a correction what it changed', () => {
  const cashOuts = [{ at: at(1), stake: minor(400), paid: minor(500), isAuto: true }];
  const done = { status: 'done', booked: true } as const;
  const changes = [
    change(2, { ...done, result: 'win_entire', paid: minor(1700), legs: [won] }),
    change(3, { ...done, result: 'lose_entire', paid: minor(500), legs: [won] }),
    change(4, { booked: false, paid: minor(500), legs: [won] }),
    change(5, { ...done, result: 'win_entire', paid: minor(1700), legs: [won] }),
  ];
  const steps = told(facts({ status: 'done', cashOuts, changes }));
  expect(steps.filter((each) => !each.includes('leg')).slice(2)).toEqual([
    '1 auto cashed out 400 for 500, 600 left',
    '2 settled win_entire 1700, now 1200',
    '3 resettled lose_entire 500, now -1200',
    '4 reopened 0',
    '5 resettled win_entire 1700, now 1200',
  ]);
});

test('a bet without a payout is settled once, whatever else is heard of its selections', () => {
  const lost = { status: 'done', result: 'lose_entire', booked: true } as const;
  const changes = [
    change(1, { ...lost, legs: [{ id: 7, result: 'lose_entire' }] }),
    change(2, { ...lost, booked: false, legs: [{ id: 8, result: 'win_entire' }] }),
  ];
  expect(told(facts({ status: 'done', changes })).slice(2)).toEqual([
    '1 leg 7 lose_entire',
    '1 settled lose_entire 0',
    '2 leg 8 win_entire',
  ]);
});

test('cash-outs stand among the results, with what is left after each', () => {
  const cashOuts = [
    { at: at(2), stake: minor(400), paid: minor(500), isAuto: false },
    { at: at(4), stake: minor(600), paid: minor(900), isAuto: true },
  ];
  const changes = [change(3, { legs: [won] })];
  expect(told(facts({ status: 'cashed_out', cashOuts, changes })).slice(2)).toEqual([
    '2 cashed out 400 for 500, 600 left',
    '3 leg 7 win_entire',
    '4 auto cashed out 600 for 900, 0 left',
  ]);
});

test('a bet whose changes nobody wrote down shows how it stands last', () => {
  const old = { settledAt: at(9), paid: minor(2000), result: 'win_entire' } as const;
  expect(told(facts({ ...old, status: 'done' }))).toContain('9 settled win_entire 2000');
  expect(told(facts({ ...old, status: 'rejected' }))).toContain('9 rejected');
});
