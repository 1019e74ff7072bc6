import { aBet } from '@touchline/testkit/page/a-bet';
import { placeBets } from '@touchline/wire/calls/bets';
import type { Bet } from '@touchline/wire/bets';
import { beforeAll, expect, test } from 'vitest';
import { tellReply } from '../../api/heard-replies';
import { announce } from '../../live/on-push';
import { startTagManager } from './start-tags';

type Heard = Parameters<typeof tellReply>[0];

const globals: Record<string, unknown> = {};
beforeAll(() => startTagManager('GTM-1', { globals, addScript: () => Promise.resolve() }));

const placed = (...data: Bet[]) =>
  tellReply({ call: placeBets as unknown as Heard['call'], reply: { data } } as Heard);
const changed = (bet: Bet) => announce({ event_name: 'bet_changed', message: { bet } });
const bought = () =>
  (globals['dataLayer'] as { event: string; transaction_id?: string }[])
    .filter(({ event }) => event === 'purchase')
    .map((event) => event.transaction_id);

test('a bet is told once, however often its placement is answered and it changes', () => {
  const bet = aBet([7], { id: 1, status: 'waiting_results' });
  placed(bet);
  placed(bet);
  changed(bet);
  expect(bought()).toEqual(['1']);
});

test('one that waits for a decision is told when it is taken, and never where it is not', () => {
  const [taken, refused, withdrawn] = [2, 3, 4].map((id) => aBet([7], { id, status: 'submitted' }));
  placed(taken!, refused!, withdrawn!);
  changed(taken!);
  expect(bought()).toEqual(['1']);
  changed({ ...refused!, status: 'rejected' });
  changed({ ...withdrawn!, status: 'withdrawn' });
  changed({ ...taken!, status: 'waiting_results' });
  changed({ ...taken!, status: 'done' });
  expect(bought()).toEqual(['1', '2']);
});

test('a bet of another device is not told', () => {
  changed(aBet([7], { id: 5, status: 'waiting_results' }));
  expect(bought()).not.toContain('5');
});
