import { minor } from '@touchline/domain/money';
import { emptySlip } from '@touchline/domain/slip/slip';
import { aPick, typesOf } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { answerReplace, replaceQuestion } from '../../state/replace-slip';
import { actions, slipStore } from '../../state/slip';
import { slipPanel } from '../../state/slip-panel';
import { restoreCode } from './restore-code';
import { aSharedBetReply } from '@touchline/testkit/page/a-shared-bet';

const TERMS = { stakes: {}, stake_cap: 40, exchange_rates: { EUR: '1' } };

let asked: string[];
let reported: unknown[];
let answer: () => Response;

const bets = (...given: object[]) => Response.json({ data: { bets: given, left_out: [] } });
const restore = (code: string) => restoreCode(code, TERMS, (error) => reported.push(error));

const whenAsked = () => vi.waitFor(() => expect(replaceQuestion.getState().asked).not.toBeNull());

beforeEach(() => {
  [asked, reported] = [[], []];
  slipPanel.setState({ isOpen: false, tab: 'my_bets' });
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: async (address) => {
        asked.push(address);
        return answer();
      },
    }),
  );
});
afterEach(() => slipStore.setState(emptySlip('EUR'), true));

test('the bets of a code take the place of what is on the slip, if the player says so, and its tab opens', async () => {
  actions.toggle(aPick({ matchId: 99 }));
  answer = () => bets(aSharedBetReply([1, 2], { type: 'combo' }));
  const restored = restore('AB-12');
  await whenAsked();
  answerReplace(true);
  expect(await restored).toEqual({ failure: null, leftOut: 0 });
  expect(asked).toEqual(['/sportsbook/api/v2/bets/share-code?code=AB-12']);
  expect(typesOf(slipStore.getState())).toEqual(['combo:2']);
  expect(slipPanel.getState()).toEqual({ isOpen: true, tab: 'slip' });
});

test('what is no longer offered, or does not go with the rest, is counted', async () => {
  const gone = { match_id: 7, market_id: 1, specifier: '', outcome_id: '1' };
  answer = () =>
    Response.json({
      // Two combos never stand side by side.
      data: {
        bets: [
          aSharedBetReply([1, 2], { type: 'combo' }),
          aSharedBetReply([3, 4], { type: 'combo' }),
        ],
        left_out: [gone],
      },
    });
  expect(await restore('AB-12')).toEqual({ failure: null, leftOut: 3 });
});

test.each([
  [
    'nobody knows',
    () => Response.json({ error: { code: 'not_found', message: 'no' } }, { status: 404 }),
    'link-not-found',
    0,
  ],
  ['nothing is left of', () => bets(), 'link-try-another-bet', 0],
  ['the server fails on', () => new Response('oops', { status: 500 }), 'link-try-later', 1],
  ['is answered with what is no answer', () => Response.json({ data: 7 }), 'link-try-later', 1],
  [
    'no answer comes to',
    () => {
      throw new TypeError('offline');
    },
    'link-try-later',
    1,
  ],
] as const)(
  'of a code that %s the slip stays, and only a failure is reported',
  async (_rule, said, failure, times) => {
    actions.toggle(aPick({ matchId: 99 }));
    const before = slipStore.getState();
    answer = said;
    expect(await restore('AB-12')).toEqual({ failure });
    expect(slipStore.getState()).toBe(before);
    expect(slipPanel.getState().isOpen).toBe(false);
    expect(reported).toHaveLength(times);
  },
);

test.each(['../x?y=1', 'a b', 'a'.repeat(41), '<script>'])(
  'what is no code is asked of nobody: %s',
  async (code) => {
    expect(await restore(code)).toEqual({ failure: 'link-not-found' });
    expect(asked).toEqual([]);
  },
);

test('a ticket that is being placed is not taken away: the bets come after it', async () => {
  actions.toggle(aPick({ matchId: 99 }));
  slipStore.setState({ ticket: 'PROCESSING' });
  answer = () => bets(aSharedBetReply([1]));
  const restored = restore('AB-12');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(slipStore.getState().ticket).toBe('PROCESSING');
  actions.unanswered();
  await whenAsked();
  answerReplace(true);
  expect(await restored).toEqual({ failure: null, leftOut: 0 });
  expect(slipStore.getState().bets[0]?.selections[0]?.matchId).toBe(1);
});

test('what was sent without an answer is on the slip after any code, however the window is left', async () => {
  actions.toggle(aPick({ matchId: 99 }));
  actions.setStake(0, minor(500));
  actions.placing('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', 7);
  actions.unanswered();
  const before = slipStore.getState();
  answer = () => bets(aSharedBetReply([1]));
  const restored = restore('AB-12');
  await whenAsked();
  answerReplace(true);
  expect(await restored).toEqual({ failure: 'slip-kept' });
  expect(slipStore.getState()).toBe(before);
});
