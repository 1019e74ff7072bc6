import { minor } from '@touchline/domain/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tellDepositTaker } from './deposit-taker';
import {
  askDeposit,
  closeQuickDeposit,
  offerQuickDeposit,
  quickDepositStore,
} from './quick-deposit';
import { session, sessionStore } from './session';

const nothingIsOpen = () => {
  offerQuickDeposit(false);
  session.dismiss();
  tellDepositTaker(null);
};
beforeEach(nothingIsOpen);
afterEach(nothingIsOpen);

const missing = () => quickDepositStore.getState().missing;
const prompt = () => sessionStore.getState().prompt;

test('who is offered the quick deposit gets it inline, for what is missing', async () => {
  offerQuickDeposit(true);
  await askDeposit(minor(453));
  expect(missing()).toBe(minor(453));
  expect(prompt()).toBeNull();
  closeQuickDeposit();
  expect(missing()).toBeNull();
});

test.each(['host', 'app', 'nobody'] as const)(
  'where the page takes no deposits itself nobody gets it inline: %s',
  async (taker) => {
    offerQuickDeposit(true);
    tellDepositTaker(taker);
    await askDeposit(minor(453));
    expect(missing()).toBeNull();
    expect(prompt()).toBe('deposit');
  },
);

test('everybody else gets the window', async () => {
  await askDeposit(minor(453));
  expect(missing()).toBeNull();
  expect(prompt()).toBe('deposit');
});

test('who asks before it is known what they are offered waits for that', async () => {
  offerQuickDeposit(null);
  const asked = askDeposit(minor(453));
  expect(missing()).toBeNull();
  expect(prompt()).toBeNull();
  offerQuickDeposit(true);
  await asked;
  expect(missing()).toBe(minor(453));
  expect(prompt()).toBeNull();
});

test('whoever is not offered it any more, such as after signing out, has it closed', async () => {
  offerQuickDeposit(true);
  await askDeposit(minor(453));
  offerQuickDeposit(false);
  expect(missing()).toBeNull();
});
