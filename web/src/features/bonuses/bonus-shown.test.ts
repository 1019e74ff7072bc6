import { QueryClient } from '@tanstack/react-query';
import { listBonusesOfKind, markBonusesAsSeen } from '@touchline/wire/calls/bonuses';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../api/api';
import { setBrowserApi } from '../../api/browser-api';
import { queryKeyOf } from '../../api/queries';
import { bonusShown } from './bonus-shown';

const KEY = queryKeyOf(listBonusesOfKind, { params: { kind: 'freebets' } });

let asked: string[];
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const fetch = async (address: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${address}`);
    return Response.json({ data: {} });
  };
  setBrowserApi(createApi({ sportsbookOrigin: '', platformOrigin: '', locale: 'en', fetch }));
  client = new QueryClient();
  client.setQueryData(KEY, []);
});
afterEach(() => void vi.useRealTimers());

const isStale = () => client.getQueryState(KEY)?.isInvalidated;

test('SPEC §9: a bonus that was shown is marked as seen at once, and its list is read again after 1 s', async () => {
  bonusShown(client, { id: 9, type: 'freebet', seen: false });
  await vi.advanceTimersByTimeAsync(999);
  expect([asked, isStale()]).toEqual([[`POST ${markBonusesAsSeen.path}`], false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(isStale()).toBe(true);
});

test('SPEC §4: one that was seen before is not marked, and nothing is read again', async () => {
  bonusShown(client, { id: 9, type: 'freebet', seen: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect([asked, isStale()]).toEqual([[], false]);
});
