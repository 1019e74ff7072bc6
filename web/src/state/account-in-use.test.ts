import { minor } from '@touchline/domain/money';
import type { Account, AccountReply, Player } from '@touchline/wire/calls/platform';
import { beforeEach, expect, test } from 'vitest';
import { createApi } from '../api/api';
import { setBrowserApi } from '../api/browser-api';
import { accountOf, session, sessionStore } from './session';

const account = (currency: string, parts: Partial<Account> = {}): Account => ({
  currency,
  subunits: 100,
  balance: minor(500),
  active: true,
  ...parts,
});
const inUse = { selected: true };
const notInUse = { selected: false };

function paysFrom(accounts: readonly Account[], currency = 'EUR'): string | undefined {
  sessionStore.setState({ player: { currency } as Player, accounts });
  return accountOf(sessionStore.getState())?.currency;
}

beforeEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true);
});

test('bets are paid from the account in use, whatever the own currency of the player is', () => {
  expect(paysFrom([account('EUR', notInUse), account('USD', inUse)])).toBe('USD');
  expect(paysFrom([account('EUR', inUse), account('USD', notInUse)], 'USD')).toBe('EUR');
});

test('where nobody says which account is in use, it is the one in the own currency', () => {
  expect(paysFrom([account('CHF'), account('EUR')])).toBe('EUR');
  expect(paysFrom([account('CHF', { active: false }), account('USD')], 'GBP')).toBe('USD');
});

test('a visitor has none', () => {
  expect(accountOf(sessionStore.getState())).toBeNull();
});

test('news of another account changes its balance, and not which one is in use', () => {
  paysFrom([account('EUR', notInUse), account('USD', inUse)]);
  session.balanceChanged({ currency: 'EUR', subunits: 100, balance: minor(900) });
  session.balanceChanged({ currency: 'GBP', subunits: 100, balance: minor(100) });
  const { accounts } = sessionStore.getState();
  expect(accounts.map(({ currency, balance }) => [currency, balance])).toEqual([
    ['EUR', minor(900)],
    ['USD', minor(500)],
    ['GBP', minor(100)],
  ]);
  expect(accountOf(sessionStore.getState())).toMatchObject({ currency: 'USD' });
});

test('accounts that are read again say which one is in use now', async () => {
  paysFrom([account('EUR', inUse), account('USD', notInUse)]);
  const written = (currency: string, selected: boolean): AccountReply => ({
    currency,
    subunits: 100,
    balance: 700,
    active: true,
    selected,
  });
  setBrowserApi(
    createApi({
      sportsbookOrigin: '',
      platformOrigin: '',
      locale: 'en',
      fetch: async () => Response.json({ data: [written('EUR', false), written('USD', true)] }),
    }),
  );
  await session.refreshAccounts();
  expect(accountOf(sessionStore.getState())).toMatchObject({
    currency: 'USD',
    balance: minor(700),
  });
});
