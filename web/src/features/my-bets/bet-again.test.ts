import { QueryClient } from '@tanstack/react-query';
import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick, typesOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, createApi } from '../../api/api';
import { aMarket, aMatch } from '@touchline/testkit/page/live-lines';
import { answerReplace, replaceQuestion } from '../../state/replace-slip';
import { actions, slipStore } from '../../state/slip';
import { slipPanel } from '../../state/slip-panel';
import { betAgain } from './bet-again';
import { aBet } from '@touchline/testkit/page/a-bet';

/** Matches that the book does not know, and what it says instead of an answer. */
let gone: readonly number[];
let isDown: boolean;

const api = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: async (address) => {
    const id = Number(/matches\/(\d+)/.exec(address)?.[1]);
    const failure = (status: number) =>
      Response.json({ error: { code: 'not_found', message: 'no' } }, { status });
    if (isDown) return failure(503);
    if (gone.includes(id)) return failure(404);
    if (!address.includes('/markets')) return Response.json(matchReply(id));
    return Response.json(marketsReply(id));
  },
});
const matchReply = (id: number) => ({ data: aMatch({ id }) });
const marketsReply = (id: number) => ({
  data: [aMarket({ match_id: id })],
  pagination: { page: 1, limit: 500, total: 1, last_page: 1 },
  stream: { channel: `match:${id}`, epoch: 'e', offset: 0 },
  version: 1,
});
const again = (...matchIds: number[]) =>
  betAgain(aBet(matchIds), { api, client: new QueryClient(), rates: { EUR: '1' } });

const whenAsked = () => vi.waitFor(() => expect(replaceQuestion.getState().asked).not.toBeNull());

beforeEach(() => {
  [gone, isDown] = [[], false];
  slipPanel.setState({ isOpen: false, tab: 'my_bets' });
});
afterEach(() => slipStore.setState(emptySlip('EUR'), true));

test('a bet takes the place of what is on the slip, if the player says so, with its own stake, and its tab opens', async () => {
  actions.toggle(aPick({ matchId: 99 }));
  const asked = again(1, 2);
  await whenAsked();
  answerReplace(true);
  expect(await asked).toBe(0);
  const slip = slipStore.getState();
  expect(typesOf(slip)).toEqual(['combo:2']);
  expect(slip.bets[0]?.stake).toEqual({ source: 'stake', amount: 10_000n });
  expect(slip.bets[0]?.selections[0]?.odds).toBe(1500);
  expect(slipPanel.getState()).toEqual({ isOpen: true, tab: 'slip' });
});

test('a slip that the player keeps stays as it was', async () => {
  actions.toggle(aPick({ matchId: 99 }));
  const before = slipStore.getState();
  const asked = again(1, 2);
  await whenAsked();
  answerReplace(false);
  expect(await asked).toBeNull();
  expect(slipStore.getState()).toBe(before);
});

test('what is no longer offered is left out, and counted', async () => {
  gone = [2];
  expect(await again(1, 2)).toBe(1);
  expect(typesOf(slipStore.getState())).toEqual(['single:1']);
});

test('with nothing left of it the slip stays as it was', async () => {
  actions.toggle(aPick({ matchId: 99 }));
  const before = slipStore.getState();
  gone = [1, 2];
  expect(await again(1, 2)).toBe(2);
  expect(slipStore.getState()).toBe(before);
  expect(slipPanel.getState().isOpen).toBe(false);
});

test('where the book does not answer the slip stays as it was', async () => {
  actions.toggle(aPick({ matchId: 99 }));
  const before = slipStore.getState();
  isDown = true;
  await expect(again(1)).rejects.toBeInstanceOf(ApiError);
  expect(slipStore.getState()).toBe(before);
});
