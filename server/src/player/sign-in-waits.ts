import { countedAddress } from '../counted-address';
import { counted, type Counted, type WaitRule } from '../db/growing-waits';
import { normalEmail } from './players';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Failures of one address with one account. */
const PAIR: WaitRule = { free: 5, firstMs: MINUTE, longestMs: HOUR, halfLifeMs: HOUR };

/** Failures with one account from anywhere, but for the browsers that have signed in to it before. */
const ACCOUNT: WaitRule = {
  free: 10,
  firstMs: HOUR,
  longestMs: 12 * HOUR,
  halfLifeMs: 24 * HOUR,
};

/** Failures from one address with any account: a phone network has one address for thousands of bettors. */
const ADDRESS: WaitRule = {
  free: 30,
  firstMs: 30 * SECOND,
  longestMs: 15 * MINUTE,
  halfLifeMs: HOUR,
};

/** Failures of a browser that has signed in to the account before. */
const BROWSER: WaitRule = { free: 10, firstMs: MINUTE, longestMs: HOUR, halfLifeMs: HOUR };

/** What one address may ask for that costs us a mail, or a hash of a password. */
const ASKING: WaitRule = {
  free: 30,
  firstMs: MINUTE,
  longestMs: HOUR,
  halfLifeMs: HOUR,
};

/** Failed sign-ins that keep strangers out of an account. */
export const FAILURES_TO_LIMIT = ACCOUNT.free;

/** What an attempt to sign in counts against, until it succeeds. */
export interface SignInWaits {
  all: Counted[];
  /** What a success forgets; of the address it only takes itself back. */
  own: Counted[];
  address: Counted | null;
  /** What keeps strangers out; null for a browser that is none. */
  account: Counted | null;
}

/**
 * A browser that has signed in to the account before counts by itself alone: whatever strangers do at the same account,
 * or from the same address, does not hold it up.
 */
export function signInWaits(
  email: string,
  { ip, browser }: { ip: string; browser: string | null },
): SignInWaits {
  if (browser !== null) {
    const own = [counted(BROWSER, 'sign-in of browser', email, browser)];
    return { all: own, own, address: null, account: null };
  }
  const account = limitOf(email);
  const place = countedAddress(ip);
  const own = [account, counted(PAIR, 'sign-in', email, place ?? '')];
  const address = place === null ? null : counted(ADDRESS, 'sign-in from', place);
  return { all: address ? [...own, address] : own, own, address, account };
}

/** What keeps strangers out of the account with this address. */
export function limitOf(email: string): Counted {
  return counted(ACCOUNT, 'sign-in to', normalEmail(email));
}

/** What a visitor who asks for an account or a mail counts against. */
export function askingFrom(ip: string, what: 'account' | 'mail'): Counted[] {
  const place = countedAddress(ip);
  return place === null ? [] : [counted(ASKING, `asking for ${what}`, place)];
}
