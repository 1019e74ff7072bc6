import { strictly } from '@touchline/wire/calls/strictly';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minor } from '@touchline/domain/money';
import { emptySlip } from '@touchline/domain/slip/slip';
import { placementSent } from '@touchline/wire/bets';
import { aPick } from '@touchline/testkit/slip/slip';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { sessionStore } from '../../state/session';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { actions, slipStore } from '../../state/slip';
import { placeSlip } from './place-slip';

let sent: { url: string; body: string }[] = [];
let answers: (Response | Error)[] = [];

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const eur = (value: number) => ({ value, currency: 'EUR', subunits: 100 });
const placedBet = {
  id: 41,
  ref: 'T-41',
  type: 'single',
  status: 'waiting_results',
  result: 'no_results',
  stake: eur(1000),
  win_amount: eur(2000),
  odds: 2000,
  remaining: { stake: eur(1000), odds: 2000, win: eur(2000) },
  selections: [],
  created_at: '2025-01-01T00:00:00Z',
  settled_at: null,
  to_cashout: null,
  cashout_reason: null,
  cashout_at: null,
  cashed_out: null,
  system: null,
  is_vip: false,
};

beforeEach(() => {
  sent = [];
  answers = [];
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: (url, init) => {
        if (!url.endsWith('/v3/bets')) return Promise.resolve(json(200, { data: [] }));
        sent.push({ url, body: init?.body as string });
        const answer = answers.shift() ?? new Error('offline');
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    }),
  );
  sessionStore.setState({ status: 'logged-in', player: aPlayer(), accounts: [], prompt: null });
  actions.toggle(aPick({ specifier: 'total=2.5' }));
  actions.setStake(0, minor(1000));
});

afterEach(() => slipStore.setState(emptySlip('EUR'), true));

const placements = () =>
  sent
    .map(({ body }) => strictly(placementSent).parse(JSON.parse(body)))
    .map(({ meta }) => meta.placement_id);

test('a visitor is asked to sign in, and the ticket stays INITIAL', async () => {
  sessionStore.setState({ status: 'not-logged-in', player: null });
  expect(await placeSlip()).toBe('signed_out');
  expect(sessionStore.getState().prompt).toBe('sign_in');
  expect(slipStore.getState().ticket).toBe('INITIAL');
  expect(sent).toEqual([]);
});

test('a press before it is known who is signed in waits for that: a player is not asked to sign in', async () => {
  answers = [json(200, { data: [placedBet] })];
  sessionStore.setState({ status: 'pending', player: null });
  const end = placeSlip();
  expect(sessionStore.getState().prompt).toBe(null);
  sessionStore.setState({ status: 'logged-in', player: aPlayer() });
  expect(await end).toBe('taken');
  expect(sessionStore.getState().prompt).toBe(null);
});

test('a visitor who presses so early is asked then', async () => {
  sessionStore.setState({ status: 'pending', player: null });
  const end = placeSlip();
  sessionStore.setState({ status: 'not-logged-in' });
  expect(await end).toBe('signed_out');
  expect(sessionStore.getState().prompt).toBe('sign_in');
});

test('what is sent is the payload of the spec', async () => {
  answers = [json(200, { data: [placedBet] })];
  await placeSlip();
  const body = strictly(placementSent).parse(JSON.parse(sent[0]!.body));
  expect(body).toMatchObject({
    meta: { quick: false, type: 'single' },
    auto_accept_odds_change: 'none',
    bets: [
      {
        type: 'single',
        stake: { value: 1000n, currency: 'EUR' },
        selections: [
          { match_id: 1, market_id: 1, specifier: 'total=2.5', outcome_id: '1', odds: 2000 },
        ],
      },
    ],
  });
});

test('taken: the receipt has the bet id', async () => {
  answers = [json(200, { data: [placedBet] })];
  expect(await placeSlip()).toBe('taken');
  expect(slipStore.getState()).toMatchObject({
    ticket: 'SUCCESS',
    bets: [{ taken: { betId: 41, win: 2000n } }],
  });
});

test('no answer: the next try has the same id and the same body', async () => {
  answers = [new Error('offline'), json(503, {}), json(200, { data: [placedBet] })];
  expect(await placeSlip()).toBe('unanswered');
  expect(slipStore.getState().ticket).toBe('INITIAL');
  expect(await placeSlip()).toBe('unanswered');
  expect(await placeSlip()).toBe('taken');
  expect(new Set(placements()).size).toBe(1);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
});

test('refused: the error stands on the selection it speaks of, and the next try has a new id', async () => {
  const refusal = { code: 101, localized_message: 'The odds have changed.', selections: [0] };
  answers = [
    json(422, {
      error: { code: 'bets_refused', message: 'no', data: { errors_by_bet: [refusal] } },
    }),
  ];
  expect(await placeSlip()).toBe('refused');
  const { ticket, error, bets } = slipStore.getState();
  expect({ ticket, code: error?.code }).toEqual({ ticket: 'ERROR', code: 101 });
  expect(bets[0]!.refused).toMatchObject({ selections: [bets[0]!.selections[0]!.key] });
  await placeSlip();
  expect(new Set(placements()).size).toBe(2);
});

test.each([
  ['an ended session', 401, 'unauthorized', 'signed_out'],
  ['too many tries', 429, 'too_many_requests', 'too_often'],
] as const)(
  '%s: the ticket is INITIAL, and the next try has the same id',
  async (_rule, status, code, end) => {
    answers = [json(status, { error: { code, message: 'no' } }), json(200, { data: [placedBet] })];
    expect(await placeSlip()).toBe(end);
    expect(slipStore.getState().ticket).toBe('INITIAL');
    expect(await placeSlip()).toBe('taken');
    expect(new Set(placements()).size).toBe(1);
  },
);

test('a session that ran out after an answer was lost does not place the bet twice', async () => {
  const ended = json(401, { error: { code: 'other', message: 'no' } });
  answers = [new Error('offline'), ended, json(200, { data: [placedBet] })];
  expect(await placeSlip()).toBe('unanswered');
  expect(await placeSlip()).toBe('signed_out');
  expect(await placeSlip()).toBe('taken');
  expect(new Set(placements()).size).toBe(1);
});

test('a reply that cannot be read leaves the slip ready to be sent again', async () => {
  answers = [json(200, { data: 'nonsense' })];
  await expect(placeSlip()).rejects.toThrow('"array"');
  expect(slipStore.getState()).toMatchObject({ ticket: 'INITIAL', placement: { bets: [{}] } });
});
