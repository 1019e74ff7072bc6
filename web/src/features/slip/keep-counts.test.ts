import { minor } from '@touchline/domain/money';
import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { actions, slipStore } from '../../state/slip';
import { further } from '../../state/slip-further';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { keepCounts } from './keep-counts';

let asked = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  aBrowser();
  asked = 0;
  const origins = { sportsbookOrigin: '', platformOrigin: '', locale: 'en' };
  const answer = async () => {
    asked += 1;
    return Response.json({ data: [{ counting: [], not_counting: [] }] });
  };
  setBrowserApi(createApi({ ...origins, fetch: answer }));
  stop = keepCounts({ ambs: true, jackpots: false });
  actions.toggle(aPick());
});
afterEach(() => {
  stop();
  slipStore.setState(emptySlip('EUR'), true);
  forgetBrowser();
  vi.useRealTimers();
});

test('what a bet counts for is asked of stakes of the player’s own, and no more once a freebet stakes', async () => {
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toBe(1);
  further.chooseBonus(0, { type: 'freebet', id: 9, freebetStake: minor(700) });
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toBe(1);
});
