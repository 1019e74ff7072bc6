import { listAccounts } from '@touchline/wire/calls/platform';
import { openAccount } from '@touchline/wire/calls/wallet';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, createApi } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { accountOf, sessionStore } from '../state/session';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { changeCurrency } from './frame-currency';

const OFFERED = async () => [{ code: 'EUR' }, { code: 'USD' }];

let asked: string[];
let inUse: string;
let refusal: number;

const accounts = () =>
  ['EUR', 'USD'].map((currency) => ({
    currency,
    subunits: 100,
    balance: 0,
    active: true,
    selected: currency === inUse,
  }));

beforeEach(() => {
  [asked, inUse, refusal] = [[], 'EUR', 0];
  sessionStore.setState(sessionStore.getInitialState(), true);
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: async (address, init) => {
        asked.push(`${init?.method ?? 'GET'} ${address}`);
        if (init?.method === 'POST') {
          if (refusal > 0) {
            const error = { code: 'bad_request', message: 'no' };
            return Response.json({ error }, { status: refusal });
          }
          inUse = (JSON.parse(init.body as string) as { currency: string }).currency;
        }
        return Response.json({ data: accounts() });
      },
    }),
  );
});

const signedIn = () => {
  const euros = {
    currency: 'EUR',
    subunits: 100,
    balance: 0n as never,
    active: true,
    selected: true,
  };
  sessionStore.setState({ status: 'logged-in', player: aPlayer(), accounts: [euros] });
};

test('a player’s account in the currency becomes the one in use', async () => {
  signedIn();
  expect(await changeCurrency('USD', OFFERED)).toBeNull();
  expect(asked).toEqual([`POST ${openAccount.path}`, `GET ${listAccounts.path}`]);
  expect(accountOf(sessionStore.getState())?.currency).toBe('USD');
});

test('the one that is in use already is asked for by nobody', async () => {
  signedIn();
  expect(await changeCurrency('EUR', OFFERED)).toBeNull();
  expect(asked).toEqual([]);
});

test('a visitor chooses without any call', async () => {
  sessionStore.setState({ status: 'not-logged-in' });
  expect(await changeCurrency('USD', OFFERED)).toBeNull();
  expect(asked).toEqual([]);
});

test('who it is for is waited for', async () => {
  const changed = changeCurrency('USD', OFFERED);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toEqual([]);
  signedIn();
  expect(await changed).toBeNull();
  expect(asked).toHaveLength(2);
});

test.each([
  ['a currency that the site has not', 'DOGE', 0, 'not_offered'],
  ['one that the player may not have', 'USD', 400, 'refused'],
  ['a platform that fails', 'USD', 500, 'unreachable'],
])('%s is answered so', async (_what, currency, status, expected) => {
  signedIn();
  refusal = status;
  expect(await changeCurrency(currency, OFFERED)).toBe(expected);
  expect(accountOf(sessionStore.getState())?.currency).toBe('EUR');
});

test('currencies that are still on their way are waited for, and none that the site has is turned away', async () => {
  signedIn();
  let come = (_codes: { code: string }[]) => undefined as void;
  const changed = changeCurrency('USD', () => new Promise((resolve) => (come = resolve)));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toEqual([]);
  come(await OFFERED());
  expect(await changed).toBeNull();
});

test('a site that does not say which currencies it has is unreachable', async () => {
  signedIn();
  const silent = () => Promise.reject(new ApiError(0, { code: 'internal', message: 'offline' }));
  expect(await changeCurrency('USD', silent)).toBe('unreachable');
});
