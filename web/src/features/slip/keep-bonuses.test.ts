import { minor } from '@touchline/domain/money';
import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick } from '@touchline/testkit/slip/slip';
import type { usableBonuses } from '@touchline/wire/calls/bonuses';
import type { ReplyOf } from '@touchline/wire/calls/call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { keptBets } from '../../state/session-keys';
import { actions, slipStore } from '../../state/slip';
import { further } from '../../state/slip-further';
import { keepSlip } from '../../state/stored-slip';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { keepBonuses } from './keep-bonuses';

const FREEBET = {
  id: 9,
  type: 'freebet' as const,
  name: 'Ten free',
  expired_at: '2030-01-01T00:00:00Z',
  freebet_stake: 700,
};
const OFFERED: ReplyOf<typeof usableBonuses> = {
  data: [{ usable: [FREEBET], not_usable: [], best: null }],
};

let stopKeeping = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  aBrowser();
  const origins = { sportsbookOrigin: '', platformOrigin: '', locale: 'en' };
  setBrowserApi(createApi({ ...origins, fetch: async () => Response.json(OFFERED) }));
  stopKeeping = keepSlip();
  actions.toggle(aPick());
});
afterEach(() => {
  stopKeeping();
  slipStore.setState(emptySlip('EUR'), true);
  forgetBrowser();
  vi.useRealTimers();
});

const betNow = () => slipStore.getState().bets[0];

test('SPEC §4: who signs out leaves neither a freebet nor its stake on the slip, nor in what the tab keeps', async () => {
  const stop = keepBonuses();
  await vi.advanceTimersByTimeAsync(500);
  further.chooseBonus(0, { type: 'freebet', id: 9, freebetStake: minor(700) });
  expect(betNow()).toMatchObject({ bonus: { id: 9 }, stake: { amount: 700n } });
  expect(keptBets.read()?.bets[0]).toMatchObject({ bonus: { id: 9 } });
  stop();
  const nothing = { bonus: null, availableBonuses: [], stake: { amount: 0n } };
  expect(betNow()).toMatchObject(nothing);
  expect(keptBets.read()?.bets[0]).toMatchObject(nothing);
});
