import { createDeposit } from '@touchline/wire/calls/platform';
import { listBets, placeBets } from '@touchline/wire/calls/bets';
import { listBonuses } from '@touchline/wire/calls/bonuses';
import { listMatches } from '@touchline/wire/calls/catalogue';
import { createWithdrawal } from '@touchline/wire/calls/wallet';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, createApi } from '../api/api';
import { isBarredNow, playerIn } from './playing';
import { session, sessionStore } from './session';

const exclusion = { type: 'selfexclusion', until: '2027-06-01T12:00:00.000Z' } as const;
const player = aPlayer();
const restricted = aPlayer({ exclusion });

beforeEach(() => {
  sessionStore.setState({ status: 'logged-in', player: restricted, prompt: null, hidden: [] });
});

test('who is excluded is signed in, and does not play', () => {
  expect(playerIn({ status: 'logged-in', player })).toBe(player);
  expect(playerIn({ status: 'logged-in', player: restricted })).toBeNull();
  expect(playerIn({ status: 'not-logged-in', player: null })).toBeNull();
});

test('calls that would only be refused are not sent', async () => {
  const sent: string[] = [];
  const api = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    fetch: async (address) => {
      sent.push(address);
      return Response.json({ error: { code: 'conflict', message: 'no' } }, { status: 409 });
    },
    isBarred: isBarredNow,
  });
  for (const call of [placeBets, createDeposit, listBonuses]) {
    const refused = await api.call(call).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 403, error: { code: 'account_restricted' } });
  }
  expect(sent).toEqual([]);
  for (const call of [listBets, createWithdrawal, listMatches]) {
    await expect(api.call(call)).rejects.toMatchObject({ status: 409 });
  }
  expect(sent).toHaveLength(3);
});

test('a page that does not know of an exclusion yet asks who is signed in', async () => {
  let asked = 0;
  const error = { code: 'account_restricted', message: 'no', data: { details: 'coolingoff' } };
  const api = createApi({
    sportsbookOrigin: '',
    platformOrigin: '',
    locale: 'en',
    fetch: async () => Response.json({ error }, { status: 403 }),
    onRestricted: () => (asked += 1),
  });
  await expect(api.call(placeBets)).rejects.toMatchObject({ status: 403 });
  expect(asked).toBe(1);
});

test('no window for a deposit opens during an exclusion', () => {
  session.ask('deposit');
  expect(sessionStore.getState().prompt).toBeNull();
  sessionStore.setState({ player });
  session.ask('deposit');
  expect(sessionStore.getState().prompt).toBe('deposit');
});
