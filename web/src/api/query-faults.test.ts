import { CancelledError, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError, createApi } from './api';
import { leagueQuery, leaguesQuery, settingsQuery, sportsQuery } from './queries';
import { isQueryFault, watchedQueries } from './query-faults';

const answered = (status: number) => new ApiError(status, { code: 'internal', message: '' });

test.each([
  ['a session that has ended is no fault', answered(401), false],
  [
    'a limit of the player’s own is no fault',
    new ApiError(403, { code: 'limit_reached', message: '' }),
    false,
  ],
  ['a cancelled query is no fault', new CancelledError(), false],
  ['a refusal is reported', answered(403), true],
  ['an outage is reported', answered(500), true],
  ['an answer that cannot be read is reported', new TypeError('not JSON'), true],
])('%s', (_rule, error, expected) => {
  expect(isQueryFault(error)).toBe(expected);
});

/** What is reported and told of each of these queries when it fails so. */
async function failing(fetch: () => Promise<Response>) {
  const reported: unknown[] = [];
  const alerts: boolean[] = [];
  const queryCache = watchedQueries({
    report: (error) => reported.push(error),
    alert: (isUnanswered) => alerts.push(isUnanswered),
  });
  const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } });
  const api = createApi({ sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch });
  const ask = async (query: { queryKey: readonly unknown[] }) => {
    await expect(client.fetchQuery(query as never)).rejects.toBeInstanceOf(ApiError);
    return { reports: reported.splice(0).length, alerts: alerts.splice(0) };
  };
  return { api, ask };
}

const refusing = (status: number, code: string) => async () =>
  Response.json({ error: { code, message: 'no' } }, { status });

test('a query that asks for it is told to the reader where it fails, any other is only reported', async () => {
  const { api, ask } = await failing(refusing(500, 'internal'));
  for (const query of [settingsQuery(api), sportsQuery(api), leaguesQuery(api)]) {
    expect(await ask(query)).toEqual({ reports: 1, alerts: [false] });
  }
  expect(await ask(leagueQuery(api, 7))).toEqual({ reports: 1, alerts: [] });
});

test('where no answer came at all, that is what is told', async () => {
  const { api, ask } = await failing(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask(settingsQuery(api))).toEqual({ reports: 1, alerts: [true] });
});

test('a session that has ended is neither reported nor told here', async () => {
  const { api, ask } = await failing(refusing(401, 'unauthorized'));
  expect(await ask(settingsQuery(api))).toEqual({ reports: 0, alerts: [] });
});
