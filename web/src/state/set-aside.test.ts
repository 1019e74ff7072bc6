import { minor } from '@touchline/domain/money';
import { emptySlip } from '@touchline/domain/slip/slip';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { aPick } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSetAside } from './session-keys';
import { handOver } from './set-aside';
import { actions, slipStore } from './slip';

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const OTHER = '6f9619ff-8b86-4d01-b42d-00cf4fc964fe';
const [ANNA, BEN, CLEO] = [1, 2, 3];

beforeEach(() => void aBrowser());
afterEach(() => {
  slipStore.setState(emptySlip('EUR'), true);
  forgetBrowser();
});

/** A bet of a player's, which was sent and not answered. */
function sends(playerId: number, id: string, matchId = 1): void {
  if (slipStore.getState().bets.length === 0) actions.toggle(aPick({ matchId }));
  actions.setStake(0, minor(500));
  actions.placing(id, playerId);
  actions.unanswered();
}
const placement = () => slipStore.getState().placement?.id ?? null;

test('what a player has sent without an answer is not another’s to try again, and comes back to its own', () => {
  sends(ANNA, ID);
  actions.placing(OTHER, BEN);
  expect(slipStore.getState().ticket).toBe('INITIAL');
  handOver(BEN);
  expect(placement()).toBeNull();
  actions.clear();
  actions.toggle(aPick({ matchId: 9 }));
  handOver(ANNA);
  expect(placement()).toBe(ID);
  expect(keptSetAside.read()).toEqual([]);
  actions.placing(OTHER, ANNA);
  expect(slipStore.getState()).toMatchObject({ ticket: 'PROCESSING', placement: { id: ID } });
});

test('on an empty slip it comes back as it was', () => {
  sends(ANNA, ID);
  const before = slipStore.getState();
  handOver(BEN);
  actions.clear();
  handOver(ANNA);
  expect(slipStore.getState()).toEqual(before);
});

test('two who take turns each find their own, without the other’s bets', () => {
  sends(ANNA, ID, 1);
  handOver(BEN);
  actions.clear();
  sends(BEN, OTHER, 2);
  handOver(ANNA);
  expect([placement(), slipStore.getState().bets[0]?.selections[0]?.matchId]).toEqual([ID, 1]);
  handOver(BEN);
  expect([placement(), slipStore.getState().bets[0]?.selections[0]?.matchId]).toEqual([OTHER, 2]);
  handOver(CLEO);
  expect(placement()).toBeNull();
  expect(keptSetAside.read()).toHaveLength(2);
});

test('the same player again, and one who has sent nothing, change nothing', () => {
  sends(ANNA, ID);
  const before = slipStore.getState();
  handOver(ANNA);
  expect(slipStore.getState()).toBe(before);
});

test('one that is being sent waits for its answer', () => {
  sends(ANNA, ID);
  actions.placing(OTHER, ANNA);
  handOver(BEN);
  expect(slipStore.getState()).toMatchObject({ ticket: 'PROCESSING', placement: { id: ID } });
});
