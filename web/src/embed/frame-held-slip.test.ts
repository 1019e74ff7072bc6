import { emptySlip, selectionsOf, type Slip } from '@touchline/domain/slip/slip';
import type { HeldSlip } from '@touchline/wire/window/embed';
import { aBrowser, forgetBrowser } from '@touchline/testkit/page/a-browser';
import { aPick, slipOf, stakedSlip } from '@touchline/testkit/slip/slip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptCashOuts } from '../state/session-keys';
import { actions, slipStore } from '../state/slip';
import { keepSlip } from '../state/stored-slip';
import { holdSlip } from './frame-held-slip';

/** What the host holds; undefined until it was given something. */
let held: HeldSlip | null | undefined;
let asked: number;
let stops: (() => void)[];

beforeEach(() => {
  [held, asked, stops] = [undefined, 0, []];
  aBrowser({ refuses: true });
  slipStore.setState(emptySlip('EUR'), true);
});
afterEach(() => {
  leave();
  forgetBrowser();
});

/** A page begins in the frame, and its host answers at once. */
function begin(): ReturnType<typeof holdSlip> {
  slipStore.setState(emptySlip('EUR'), true);
  const holder = holdSlip((name, message) => {
    if (name === 'held_slip_wanted') asked += 1;
    if (name === 'hold_slip') held = (message as { slip: HeldSlip | null }).slip;
  });
  stops = [keepSlip(), holder.stop];
  return holder;
}

function leave(): void {
  for (const stop of stops) stop();
  stops = [];
}

const keys = (slip: Slip = slipStore.getState()) =>
  selectionsOf(slip).map(({ matchId }) => matchId);

test('a slip comes back on the next page, where the browser keeps nothing, with its stake', () => {
  const slip = stakedSlip([aPick({ matchId: 1 }), aPick({ matchId: 2 })], 1000);
  begin().take({ slip: null });
  slipStore.setState(slip, true);
  leave();
  begin().take({ slip: held ?? null });
  expect(slipStore.getState()).toEqual(slip);
  actions.clear();
  leave();
  begin().take({ slip: held ?? null });
  expect(keys()).toEqual([]);
});

test('before the host has answered, nothing is told that would wipe what it holds', () => {
  begin();
  actions.toggle(aPick({ matchId: 1 }));
  expect([asked, held]).toEqual([1, undefined]);
});

test('what is picked before the host has answered joins what it holds', () => {
  begin().take({ slip: null });
  slipStore.setState(slipOf([aPick({ matchId: 1 })]), true);
  leave();
  const holder = begin();
  actions.toggle(aPick({ matchId: 1 }));
  actions.toggle(aPick({ matchId: 2 }));
  holder.take({ slip: held ?? null });
  expect(keys()).toEqual([1, 2]);
});

test('a second answer, and one that nobody has asked for, change nothing', () => {
  begin().take({ slip: null });
  slipStore.setState(slipOf([aPick({ matchId: 1 })]), true);
  const old = held ?? null;
  leave();
  const holder = begin();
  holder.take({ slip: null });
  holder.take({ slip: old });
  expect(keys()).toEqual([]);
  leave();
  aBrowser();
  begin().take({ slip: old });
  expect([asked, keys()]).toEqual([2, []]);
});

test('a ticket that is under way is not replaced by what is held', () => {
  begin().take({ slip: null });
  slipStore.setState(slipOf([aPick({ matchId: 1 })]), true);
  leave();
  const holder = begin();
  const sent = { ...slipOf([aPick({ matchId: 2 })]), ticket: 'PROCESSING' } as const;
  slipStore.setState(sent, true);
  holder.take({ slip: held ?? null });
  expect(keys()).toEqual([2]);
});

test.each([
  ['of another version', { version: 2, text: '{}' }],
  ['that is no JSON', { version: 1, text: '{' }],
  ['that is a list', { version: 1, text: '[]' }],
  ['with what is no text', { version: 1, text: '{"bets":{}}' }],
  ['whose slip is none', { version: 1, text: '{"bets":"{\\"bets\\":7}"}' }],
  ['that nests a key of objects', { version: 1, text: '{"__proto__":"1"}' }],
])('a held slip %s counts as none', (_what, slip) => {
  begin().take({ slip });
  expect(keys()).toEqual([]);
  actions.toggle(aPick({ matchId: 1 }));
  expect(held?.text).toContain('matchId');
});

test('a host is given the slip and nothing else that a tab keeps', () => {
  begin().take({ slip: { version: 1, text: '{"hostReferrer":"\\"https://evil.example\\""}' } });
  actions.toggle(aPick({ matchId: 1 }));
  expect(Object.keys(JSON.parse(held?.text ?? '{}') as object).sort()).toEqual([
    'bets',
    'ticketState',
  ]);
});

test('a cash-out without an answer outlives the page, too', () => {
  begin().take({ slip: null });
  const wish = {
    betId: 7,
    id: '6a0d3a4c-62a5-4f5e-9f0b-0f4f0e6f0a11',
    seen: 900n,
    part: null,
    shown: 900n,
  };
  keptCashOuts.write([wish] as never);
  leave();
  begin().take({ slip: held ?? null });
  expect(keptCashOuts.read()).toEqual([wish]);
});

test('a slip that is too long to be held is forgotten rather than an older one brought back', () => {
  begin().take({ slip: null });
  actions.toggle(aPick({ matchId: 1 }));
  slipStore.setState(slipOf([aPick({ matchId: 1, matchSlug: 'x'.repeat(200_000) })]), true);
  expect(held).toBeNull();
});
