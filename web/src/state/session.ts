import {
  getPlayer,
  listAccounts,
  signOut,
  type Account,
  type Player,
} from '@touchline/wire/calls/platform';
import type { ReadOf } from '@touchline/wire/calls/call';
import { createStore, useStore } from 'zustand';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { nextMoment } from '../api/moments';
import { askingAgain } from './ask-again';
import { createBalances, type BalanceNews } from './balances';
import * as windows from './prompts';
import type { AuthKind, AuthView, Prompt, Windows } from './prompts';
import { keptMissedFieldsAsked } from './session-keys';
import { tellLeft } from './other-tabs';

export type { AuthKind, AuthView };

/** Whether somebody is signed in (SPEC §4 "Auth status"). */
export type AuthStatus = 'unknown' | 'pending' | 'logged-in' | 'not-logged-in';

export interface SessionState extends Windows {
  status: AuthStatus;
  player: Player | null;
  accounts: readonly Account[];
  /** What the link of a mail carried that opened the window: it is never in the address for longer than that. */
  mailToken: string | null;
  /** Whether the form for signing in shows because a session was over, and nothing else has happened since. */
  isInterrupted: boolean;
}

const NOBODY = { player: null, accounts: [] } as const;
const SIGNED_OUT = { status: 'not-logged-in', ...NOBODY } as const;

/** Who reads this page. On the server, and until the browser has asked, nobody knows. */
export const sessionStore = createStore<SessionState>()(() => ({
  status: 'unknown',
  mailToken: null,
  isInterrupted: false,
  ...windows.NO_WINDOWS,
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
  ended,
  left,
  wasLeft,
  onLeave,
  balanceChanged,
  ask,
  askWithToken,
  dismiss,
};

/** Reads a part of the session; renders again when that part changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

/** The account that bets are paid from: the one in use, or null for a visitor. */
export function useAccount(): Account | null {
  return useSession(accountOf);
}

/**
 * The account that bets are paid from, of this state: the one that the player has chosen. Where nobody says which that
 * is, it is the one in the player's own currency.
 */
export function accountOf({ player, accounts }: SessionState): Account | null {
  const inUse = accounts.find((each) => each.selected);
  const own = accounts.find((each) => each.currency === player?.currency);
  return inUse ?? own ?? accounts.find((each) => each.active) ?? null;
}

/** Whether it is known that nobody is signed in. */
export function isVisitor(): boolean {
  return getState().status === 'not-logged-in';
}

/** SPEC §3: a user counts as logged in when an email or a verified phone exists. */
export function isSomebody({ email, auth_phone_number: phone }: Player): boolean {
  return email !== '' || (phone ?? '') !== '';
}

/**
 * Asks the platform who is signed in: at the start, and whenever somebody may have signed in or out in another tab. A
 * platform that does not answer leaves what was known, or that it is not known yet, and is asked again. An answer to a
 * question from before something newer was known says nothing.
 */
async function refresh(): Promise<void> {
  if (getState().status === 'unknown') setState({ status: 'pending' });
  const askedAt = nextMoment();
  looking += 1;
  try {
    const { data, session_ended: isOver } = await whoIsSignedIn();
    answered();
    if (askedAt < knownAt) return;
    if (data && isSomebody(data)) await found(data, askedAt);
    else if (isOver && getState().status !== 'pending') interrupted();
    else ended();
  } catch (error) {
    if (!wasRefused) askLater(error);
    else if (getState().status === 'pending') ended();
    else interrupted();
    if (!(error instanceof ApiError)) throw error;
  } finally {
    looking -= 1;
  }
}

async function whoIsSignedIn(): Promise<ReadOf<typeof getPlayer>> {
  if (asking === 0) wasRefused = false;
  asking += 1;
  try {
    return await call(getPlayer);
  } finally {
    asking -= 1;
  }
}

/** How many times at once it is being found out who is signed in, and how many of these wait for the platform to say it. */
let looking = 0;
let asking = 0;
/** Whether a call was refused as if nobody were signed in since the platform was asked. */
let wasRefused = false;
/** When what is known of who is signed in was asked or happened, as `nextMoment` counts. */
let knownAt = 0;
/** How many times at once the player is signing out. */
let leaving = 0;
/** Whether the player has signed out, here or in another tab: a session that is merely gone was not left. */
let hasLeft = false;

const { askLater, answered } = askingAgain(refresh);

/** Somebody has signed in. */
async function signedIn(player: Player): Promise<void> {
  await found(player, nextMoment());
}

/**
 * Somebody signed in, or was found to be: the accounts are fetched before anything shows it. What is missing of the
 * player is asked for once in this tab (SPEC §2 "missed_auth_fields", "phone_verification").
 */
async function found(player: Player, at: number): Promise<void> {
  hasLeft = false;
  knownAt = at;
  const known = getState().player?.id === player.id ? getState().accounts : [];
  const accounts = (await fetchedAccounts(player.id)) ?? known;
  // Meanwhile the session was over, or another has begun.
  if (knownAt !== at) return;
  show(windows.afterSignIn(getState()), { status: 'logged-in', player, accounts });
  const missing = windows.missingForm(player.auth_fields_missed);
  // Nothing can be told, or is wanted, while the account is restricted.
  if (missing === null || player.exclusion || keptMissedFieldsAsked.read() === player.id) return;
  keptMissedFieldsAsked.write(player.id);
  ask(missing);
}

/** Fetches the balances. Without an answer the ones that are known stay. */
async function refreshAccounts(): Promise<void> {
  const { player } = getState();
  if (!player) return;
  const accounts = await fetchedAccounts(player.id);
  if (accounts && getState().player?.id === player.id) setState({ accounts });
}

const balances = createBalances();

/** The accounts of a player; null where nothing newer is known of them. */
async function fetchedAccounts(playerId: number): Promise<readonly Account[] | null> {
  const askedAt = nextMoment();
  try {
    const { data, player_id: of = playerId } = await call(listAccounts);
    if (of === playerId) return balances.read(playerId, data, askedAt);
    // Another player has signed in meanwhile, in another tab.
    askLater(null);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0 || error.status === 429 || error.status >= 500) askLater(error);
  }
  return null;
}

/**
 * SPEC §4: signing out clears player and accounts. A call that is refused meanwhile is one that came too late, and asks
 * for nothing. Throws `ApiError` when the session is still open.
 */
async function leave(): Promise<void> {
  leaving += 1;
  try {
    await call(signOut);
    knownAt = nextMoment();
    hasLeft = true;
    tellLeft();
    show(windows.NO_WINDOWS, SIGNED_OUT);
    for (const listener of leaveListeners) listener();
  } finally {
    leaving -= 1;
  }
}

const leaveListeners = new Set<() => void>();

/** Calls back when a player signs out here, which a session that has run out is not. Returns how to stop. */
function onLeave(listener: () => void): () => void {
  leaveListeners.add(listener);
  return () => leaveListeners.delete(listener);
}

/**
 * SPEC §4, §8: a call was refused, so the session has ended elsewhere, unless somebody has signed in since it was asked.
 * While the page is asking who is signed in, what it is answered says why; once that has been said, nobody is by now, as
 * was to be expected.
 */
function expired(askedAt: number = nextMoment()): void {
  if (askedAt < knownAt) return;
  if (asking > 0) wasRefused = true;
  else if (looking > 0) ended();
  else interrupted();
}

/** SPEC §4: the session of a player is over, so the sign-in prompt appears. */
function interrupted(): void {
  if (getState().status !== 'logged-in' || leaving > 0) return;
  knownAt = nextMoment();
  show(windows.interruptedByExpiry(getState()), { ...SIGNED_OUT, isInterrupted: true });
}

/** Nobody is signed in, as was to be expected: windows of a player close and nothing is asked. */
function ended(): void {
  knownAt = nextMoment();
  show(windows.forVisitors(getState()), SIGNED_OUT);
}

/** The player has left in another tab: whoever takes that for an ended session meanwhile asks nothing more of them. */
function left(): void {
  const { isInterrupted: wasTakenForExpiry } = getState();
  hasLeft = true;
  ended();
  if (wasTakenForExpiry) show(windows.NO_WINDOWS);
}

/** Whether nobody is signed in because the player has signed out, here or in another tab. */
function wasLeft(): boolean {
  return hasLeft;
}

/** SPEC §4: balance_changed updates the balance. */
function balanceChanged(news: BalanceNews): void {
  const { player, accounts } = getState();
  if (player) setState({ accounts: balances.heard(player.id, accounts, news, nextMoment()) });
}

/**
 * Opens a window; another one gives way, or waits where this one only comes in between. Nobody deposits while they are
 * excluded or on a break.
 */
function ask(prompt: Prompt): void {
  if (prompt === 'deposit' && getState().player?.exclusion) return;
  show(windows.opened(getState(), prompt));
}

/** Opens the window that a link in a mail leads to, with what the link carried. */
function askWithToken(prompt: 'edit_password' | 'unlock', mailToken: string): void {
  show(windows.opened(getState(), prompt), { mailToken });
}

/** Closes the open window; one that it had hidden comes back, unless it needs a player and nobody signed in. */
function dismiss(): void {
  const left = windows.closed(getState());
  show(getState().status === 'logged-in' ? left : windows.forVisitors(left));
}

/** Shows these windows, with what has changed besides, and forgets the token of one that has gone. */
function show({ prompt, hidden }: Windows, changed: Partial<SessionState> = {}): void {
  const isKept = [prompt, ...hidden].some((each) => each === 'edit_password' || each === 'unlock');
  setState({
    prompt,
    hidden,
    isInterrupted: false,
    ...changed,
    ...(isKept ? {} : { mailToken: null }),
  });
}
