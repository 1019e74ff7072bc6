import { emptySlip } from '@touchline/domain/slip/slip';
import { stakedSlip, aPick } from '@touchline/testkit/slip/slip';
import { afterEach, expect, test, vi } from 'vitest';
import { answerReplace, mayReplaceSlip, replaceQuestion } from './replace-slip';
import { actions, slipStore } from './slip';

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const slip = stakedSlip([aPick()], 500);
const asked = () => replaceQuestion.getState().asked;

afterEach(() => {
  answerReplace(false);
  slipStore.setState(emptySlip('EUR'), true);
});

test('an empty slip, or a receipt, is replaced without a question', async () => {
  expect(await mayReplaceSlip()).toBe(true);
  slipStore.setState({ ...slip, ticket: 'SUCCESS' }, true);
  expect(await mayReplaceSlip()).toBe(true);
  expect(asked()).toBeNull();
});

test.each([true, false])('a filled one only as the player says: %s', async (isYes) => {
  slipStore.setState(slip, true);
  const may = mayReplaceSlip();
  await vi.waitFor(() => expect(asked()).toMatchObject({ isUnanswered: false }));
  answerReplace(isYes);
  expect(await may).toBe(isYes);
  expect(asked()).toBeNull();
});

test('what was sent without an answer is not replaced, whatever is pressed', async () => {
  slipStore.setState(slip, true);
  actions.placing(ID, 7);
  const may = mayReplaceSlip();
  actions.unanswered();
  await vi.waitFor(() => expect(asked()).toMatchObject({ isUnanswered: true }));
  answerReplace(true);
  expect(await may).toBe(false);
});

test('a second question takes the place of the first, which is answered with no', async () => {
  slipStore.setState(slip, true);
  const first = mayReplaceSlip();
  await vi.waitFor(() => expect(asked()).not.toBeNull());
  const second = mayReplaceSlip();
  expect(await first).toBe(false);
  answerReplace(true);
  expect(await second).toBe(true);
});
