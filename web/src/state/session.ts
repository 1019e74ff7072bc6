import type { Minor } from '@touchline/domain/money';
import {
  getPlayer,
  listAccounts,
  signOut,
  type Account,
  type Player,
} from '@touchline/wire/calls/platform';
import { createStore, useStore } from 'zustand';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';

/** Whether somebody is signed in (SPEC §4 "Auth status"). */
export type AuthStatus = 'unknown' | 'pending' | 'logged-in' | 'not-logged-in';

/** The forms by which somebody gets to their account, on a page or in a window (SPEC §2 "Auth form kinds"). */
export type AuthView =
  | 'sign_in'
  | 'sign_up'
  | 'forgot_password'
  | 'resend_confirmation_instructions'
  | 'resend_unlock_instructions';

/** A window that asks something of the reader. */
export type Prompt = AuthView | 'deposit';

export interface SessionState {
  status: AuthStatus;
  player: Player | null;
  accounts: readonly Account[];
  /** The window that is open now. */
  prompt: Prompt | null;
}

const NOBODY = { player: null, accounts: [] } as const;

/** Who reads this page. On the server, and until the browser has asked, nobody knows. */
export const sessionStore = createStore<SessionState>()(() => ({
  status: 'unknown',
  prompt: null,
  ...NOBODY,
}));

const { getState, setState } = sessionStore;

/** Everything that can happen to the session. */
export const session = {
  refresh,
  refreshAccounts,
  signedIn,
  leave,
  expired,
  balanceChanged,
  ask,
  dismiss,
};

/** Reads a part of the session; renders again when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

/** The account that bets are paid from: the player's own currency, or null for a visitor. */
export function useAccount(): Account | null {
  return useSession(accountOf);
}

/** The account that bets are paid from, of this state. */
export function accountOf({ player, accounts }: SessionState): Account | null {
  const own = accounts.find((each) => each.currency === player?.currency);
  return own ?? accounts.find((each) => each.active) ?? null;
}

/** Asks the platform who is signed in. A platform that does not answer leaves what was known. */
async function refresh(): Promise<void> {
  if (getState().status === 'unknown') setState({ status: 'pending' });
  try {
    const { data } = await call(getPlayer);
    if (data) await signedIn(data);
    else setState({ status: 'not-logged-in', ...NOBODY });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (getState().status === 'pending') setState({ status: 'not-logged-in' });
  }
}

/** Somebody signed in, or was found to be: the accounts are fetched before anything shows it. */
async function signedIn(player: Player): Promise<void> {
  setState({ player });
  await refreshAccounts();
  setState({ status: 'logged-in' });
}

/** Fetches the balances. Without an answer the ones that are known stay. */
async function refreshAccounts(): Promise<void> {
  if (!getState().player) return;
  try {
    const { data } = await call(listAccounts);
    setState({ accounts: data });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** SPEC §4: signing out clears player and accounts. Throws `ApiError` when the session is still open. */
async function leave(): Promise<void> {
  await call(signOut);
  setState({ status: 'not-logged-in', prompt: null, ...NOBODY });
}

/** SPEC §4, §8: the session has ended elsewhere, so the sign-in prompt appears. */
function expired(): void {
  if (getState().status !== 'logged-in') return;
  setState({ status: 'not-logged-in', prompt: 'sign_in', ...NOBODY });
}

/** SPEC §4: balance_changed updates the balance. */
function balanceChanged(news: { currency: string; subunits: number; balance: Minor }): void {
  const { accounts } = getState();
  const known = accounts.some((each) => each.currency === news.currency);
  const changed = accounts.map((each) =>
    each.currency === news.currency ? { ...each, balance: news.balance } : each,
  );
  setState({ accounts: known ? changed : [...accounts, { ...news, active: true }] });
}

/** Opens a window; another one gives way. */
function ask(prompt: Prompt): void {
  setState({ prompt });
}

/** Closes the open window. */
function dismiss(): void {
  setState({ prompt: null });
}
