import { minor } from '@touchline/domain/money';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError, createApi } from '../../api/api';
import { watchedQueries } from '../../api/query-faults';
import { hitsQuery, type Jackpot, jackpotsQuery, withPools } from './jackpot-queries';

const level = (code: string, amount: number) => ({
  code,
  name: code,
  pool_amount: minor(amount),
  state: 'active' as const,
  start_amount: minor(0),
  must_drop_at: null,
  share: 1000,
  hit_every: minor(1),
});

const JACKPOT: Jackpot = {
  id: 7,
  name: 'Golden goal',
  terms: '',
  amount: minor(300),
  pool_amount: minor(300),
  hits_amount: minor(0),
  currency: 'EUR',
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: null,
  levels: [level('gold', 200), level('silver', 100)],
  seed: null,
  bet_types: [],
  match_status: 'both',
  min_odds: null,
  max_odds: null,
  selection_count_from: null,
  selection_count_to: null,
};

const CHANGED = {
  type: 'jackpot' as const,
  id: 7,
  currency: 'EUR',
  amount: minor(350),
  pool_amount: minor(350),
  hits_amount: minor(0),
  levels: [{ code: 'gold', pool_amount: minor(250), state: 'paused' as const }],
};

test('pools that are pushed replace those that were read, level by level', () => {
  const next = withPools(JACKPOT, CHANGED);
  expect(next).toMatchObject({ amount: 350n, pool_amount: 350n });
  expect(next.levels).toEqual([{ ...level('gold', 250), state: 'paused' }, level('silver', 100)]);
});

test.each([
  ['another jackpot', { ...CHANGED, id: 8 }],
  ['a tournament with the same number', { ...CHANGED, type: 'tournament' as const }],
])('what is pushed of %s changes nothing', (_whose, changed) => {
  expect(withPools(JACKPOT, changed)).toBe(JACKPOT);
});

test.each([
  [400, 0],
  [404, 0],
  [500, 0],
  [403, 1],
  [502, 1],
])('an answer of %i to what is asked of jackpots is reported %i times', async (status, times) => {
  const reported: unknown[] = [];
  const queryCache = watchedQueries({
    report: (each) => reported.push(each),
    alert: () => undefined,
  });
  const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } });
  const fetch = async () =>
    Response.json({ error: { code: 'internal', message: 'no' } }, { status });
  const api = createApi({ sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch });
  for (const query of [jackpotsQuery(api), hitsQuery(api)]) {
    reported.length = 0;
    await expect(client.fetchQuery(query as never)).rejects.toBeInstanceOf(ApiError);
    expect(reported).toHaveLength(times);
  }
});

test('pools are read again every 15 s and hits every 60 s (SPEC §9)', () => {
  const api = createApi({ sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch });
  expect(jackpotsQuery(api).refetchInterval).toBe(15_000);
  expect(hitsQuery(api).refetchInterval).toBe(60_000);
});
