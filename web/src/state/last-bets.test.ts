import { minor, odds } from '@touchline/domain/money';
import type { Bet } from '@touchline/wire/bets';
import { listBets } from '@touchline/wire/calls/bets';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLastBets, lastBets } from './last-bets';
import { watchLastBets } from './last-bets-watch';
import { sessionStore } from './session';
import { aPlayer } from '@touchline/testkit/page/page-player';

const eur = (value: number) => ({ value: minor(value), currency: 'EUR', subunits: 100 });

const bet = (id: number): Bet => ({
  id,
  ref: `T-${id}`,
  type: 'single',
  status: 'waiting_results',
  result: 'no_results',
  stake: eur(1000),
  win_amount: eur(2500),
  odds: odds(2500),
  remaining: { stake: eur(1000), odds: odds(2500), win: eur(2500) },
  system: null,
  selections: [],
  created_at: '2026-01-01T00:00:00Z',
  settled_at: null,
  to_cashout: null,
  cashout_reason: null,
  cashout_at: null,
  cashed_out: null,
  is_vip: false,
});

let queries: QueryClient;
let isOnline: boolean;
let stop: () => void;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  queries = new QueryClient();
  isOnline = true;
  sessionStore.setState({ status: 'logged-in', player: aPlayer({ id: 7 }), accounts: [] });
  stop = watchLastBets(queries, () => isOnline);
});
afterEach(() => {
  stop();
  queries.clear();
  sessionStore.setState(sessionStore.getInitialState(), true);
  vi.unstubAllGlobals();
});

const load = (query: object, ...bets: Bet[]) =>
  queries.setQueryData([listBets.name, {}, query], { pages: [{ data: bets }] });
const loaded = (status: string, ...bets: Bet[]) => load({ status }, ...bets);
const kept = () => lastBets()?.bets.map(({ id }) => id) ?? null;
const become = (status: 'logged-in' | 'not-logged-in', id = 7) =>
  sessionStore.setState({ status, player: status === 'logged-in' ? aPlayer({ id }) : null });

test('open bets are kept whenever they are loaded, and settled ones are not', () => {
  loaded('open', bet(1), bet(2));
  loaded('settled', bet(3));
  expect(kept()).toEqual([1, 2]);
  loaded('open', bet(2));
  expect(lastBets()).toMatchObject({
    playerId: 7,
    bets: [{ id: 2, stake: 1000n, win: 2500n, odds: 2500, currency: 'EUR' }],
  });
});

test('of a list that is narrowed none are kept: some are missing', () => {
  loaded('open', bet(1), bet(2));
  load({ status: 'open', cashable: true }, bet(2));
  expect(kept()).toEqual([1, 2]);
});

test('no more are kept than somebody looks up', () => {
  loaded('open', ...Array.from({ length: 50 }, (_, at) => bet(at + 1)));
  expect(kept()).toHaveLength(30);
});

test('who signs out leaves none behind', () => {
  loaded('open', bet(1));
  become('not-logged-in');
  expect(kept()).toBeNull();
});

test('another player does not see them', () => {
  loaded('open', bet(1));
  become('logged-in', 8);
  expect(kept()).toBeNull();
});

test('without a connection nobody knows who is signed in, and they stay', () => {
  loaded('open', bet(1));
  isOnline = false;
  become('not-logged-in');
  expect(kept()).toEqual([1]);
});

test('what is found of somebody who has left since is forgotten at the start', () => {
  stop();
  keepLastBets(7, 0, [bet(1)]);
  become('not-logged-in');
  stop = watchLastBets(queries, () => isOnline);
  expect(kept()).toBeNull();
});
