import { strictly } from '@touchline/wire/calls/strictly';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minor } from '@touchline/domain/money';
import { quickBetOff } from '@touchline/domain/slip/quick-bet';
import { aPick } from '@touchline/testkit/slip/slip';
import { placementSent } from '@touchline/wire/bets';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { quickActions, quickStore } from '../../state/quick-bet';
import { sessionStore } from '../../state/session';
import {
  aBrowser,
  comeBack,
  forgetBrowser,
  type ABrowser,
} from '@touchline/testkit/page/a-browser';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { keepQuickBet } from './keep-quick-bet';
import { placeQuickBet } from './place-quick-bet';
import { ONE_PRESS_MS, takePress } from './take-press';

const LIVE = aPick({ matchId: 1, matchStatus: 1 });
const OTHER = aPick({ matchId: 2, matchStatus: 1 });
const ACCOUNT = { currency: 'EUR', subunits: 100, balance: minor(10_000), active: true };

let browser: ABrowser;
let stop: () => void;
let sent: string[] = [];
let answers: (Response | Error)[] = [];
/** Presses of one test are far from those of another. */
let at = 0;

beforeEach(() => {
  at += 100 * ONE_PRESS_MS;
  sent = [];
  answers = [];
  browser = aBrowser();
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: (url, init) => {
        if (!url.endsWith('/v3/bets')) return Promise.resolve(json(200, { data: [] }));
        sent.push(init?.body as string);
        const answer = answers.shift() ?? new Error('offline');
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    }),
  );
  signedIn();
  stop = keepQuickBet();
});

afterEach(() => {
  stop();
  quickStore.setState(quickBetOff('EUR'), true);
  sessionStore.setState({ status: 'not-logged-in', player: null, accounts: [], prompt: null });
  forgetBrowser();
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const amount = (value: number) => ({ value, currency: 'EUR', subunits: 100 });
const taken = () =>
  json(200, {
    data: [
      {
        id: 41,
        ref: 'T-41',
        type: 'single',
        status: 'waiting_results',
        result: 'no_results',
        stake: amount(500),
        win_amount: amount(1000),
        odds: 2000,
        remaining: { stake: amount(500), odds: 2000, win: amount(1000) },
        selections: [],
        created_at: '2025-01-01T00:00:00Z',
        settled_at: null,
        to_cashout: null,
        cashout_reason: null,
        cashout_at: null,
        cashed_out: null,
        system: null,
        is_vip: false,
      },
    ],
  });
const signedIn = () =>
  sessionStore.setState({ status: 'logged-in', player: aPlayer(), accounts: [ACCOUNT] });
const bodies = () => sent.map((body) => strictly(placementSent).parse(JSON.parse(body)));
const quick = () => quickStore.getState();
const press = (pick = LIVE, after = 2 * ONE_PRESS_MS) =>
  takePress(pick, pick.matchStatus, (at += after));

/** Switched on, with a stake that was agreed to. */
function approved(): void {
  quickActions.toggle();
  quickActions.setStake(minor(500));
  quickActions.approve();
}

test('a press on live odds is placed at once, as a quick bet of the stake', async () => {
  approved();
  answers = [taken()];
  expect(press()).toBe('place');
  expect(await placeQuickBet()).toBe('taken');
  expect(bodies()).toMatchObject([
    { meta: { quick: true, type: 'single' }, bets: [{ stake: { value: 500n } }] },
  ]);
  expect(quick().slip.bets[0]!.taken?.betId).toBe(41);
});

test.each([
  ['off, every press is for the slip', (): void => undefined, LIVE, 'slip'],
  ['odds of a match to come are for the slip', approved, aPick({ matchStatus: 0 }), 'slip'],
  ['before it was agreed to, a press waits for that', quickActions.toggle, LIVE, 'held'],
] as const)('%s', (_rule, before, pick, end) => {
  before();
  expect(press(pick)).toBe(end);
});

test('a match that has begun since the page was drawn is live, and one that has stopped is not', () => {
  approved();
  const drawn = aPick({ matchId: 1, matchStatus: 0 });
  expect(takePress(drawn, 1, (at += 5000))).toBe('place');
  expect(takePress(LIVE, 2, (at += 5000))).toBe('slip');
});

test('a double click is one bet, and a later press on the same odds another', async () => {
  approved();
  answers = [taken(), taken()];
  expect(press()).toBe('place');
  await placeQuickBet();
  expect(press(LIVE, 300)).toBe('held');
  expect(press()).toBe('place');
  await placeQuickBet();
  expect(new Set(bodies().map(({ meta }) => meta.placement_id)).size).toBe(2);
});

test('a press while a bet is on its way changes nothing', async () => {
  approved();
  answers = [taken()];
  press();
  const end = placeQuickBet();
  expect(press(OTHER)).toBe('held');
  expect(await placeQuickBet()).toBe('not_sent');
  expect(await end).toBe('taken');
  expect(sent).toHaveLength(1);
});

test('without an answer, the same odds pressed again are the same placement', async () => {
  approved();
  answers = [new Error('offline'), taken()];
  press();
  expect(await placeQuickBet()).toBe('unanswered');
  expect(press()).toBe('place');
  expect(await placeQuickBet()).toBe('taken');
  const [first, again] = sent;
  expect(again).toBe(first);
});

test('refused: the error of the bet stands with it, and nothing is sent by itself', async () => {
  approved();
  const refusal = { code: 101, localized_message: 'The odds have changed.', selections: [0] };
  answers = [
    json(422, {
      error: { code: 'bets_refused', message: 'no', data: { errors_by_bet: [refusal] } },
    }),
  ];
  press();
  expect(await placeQuickBet()).toBe('refused');
  expect(quick().slip).toMatchObject({ ticket: 'ERROR', error: { code: 101 }, placement: null });
  expect(quick().slip.bets[0]!.refused?.message).toBe('The odds have changed.');
});

test('a visitor is asked to sign in, and nothing is sent', async () => {
  sessionStore.setState({ status: 'not-logged-in', player: null, accounts: [] });
  approved();
  press();
  expect(await placeQuickBet()).toBe('signed_out');
  expect(sessionStore.getState().prompt).toBe('sign_in');
  expect(sent).toEqual([]);
});

test('signing out closes quick bet, and an answer that comes later opens nothing', async () => {
  approved();
  answers = [taken()];
  press();
  const end = placeQuickBet();
  sessionStore.setState({ status: 'not-logged-in', player: null, accounts: [] });
  expect(quick()).toEqual(quickBetOff('EUR'));
  expect(browser.session.has('quickBet')).toBe(false);
  await end;
  expect(quick()).toEqual(quickBetOff('EUR'));
});

test('a balance below the stake takes the stake away', () => {
  approved();
  sessionStore.setState({ accounts: [{ ...ACCOUNT, balance: minor(499) }] });
  expect(quick()).toMatchObject({ stake: 0n, isApproved: false });
});

test('this tab keeps that it is on and its stake; what was agreed to is asked for anew', () => {
  approved();
  stop();
  quickStore.setState(quickBetOff('EUR'), true);
  stop = keepQuickBet();
  expect(quick()).toMatchObject({ isEnabled: true, isApproved: false, stake: 500n });
  quickActions.toggle();
  expect(browser.session.has('quickBet')).toBe(false);
});

test('a page that is shown again has quick bet as the pages since have left it', () => {
  quickActions.toggle();
  quickActions.setStake(minor(500));
  browser.session.set('quickBet', '{"isEnabled":true,"stake":"700","currency":"EUR"}');
  comeBack();
  expect(quickStore.getState()).toMatchObject({ isEnabled: true, stake: 700n, isApproved: false });
  browser.session.delete('quickBet');
  comeBack();
  expect(quickStore.getState().isEnabled).toBe(false);
});
