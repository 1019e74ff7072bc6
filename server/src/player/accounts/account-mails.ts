import type { ReturnCause } from '@touchline/domain/payments/deposit';
import { assert } from '@touchline/domain/assert';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { postMessage } from '../messages/post-message';
import { mailText } from '../messages/texts';
import type { MailKind } from '../words/player-words';
import { normalEmail } from '../players';
import { mayMail } from './mail-allowance';
import { longestWait } from '../../db/growing-waits';
import { limitOf } from '../sign-in-waits';
import { issueToken, type Purpose } from './tokens';

/** What mails say of the site, and where their links go. */
export interface MailSite {
  siteName: string;
  platformOrigin: string;
  /** The site's locales; the first is the default. */
  locales: readonly string[];
  /** Whether addresses name the first locale too; left out, they do not. */
  localeInUrl?: boolean | undefined;
}

/** Who gets a mail. */
export interface Addressee {
  id: number;
  email: string;
  language: string;
}

/** The pages that links go to (SPEC §1), and what the token is called in their address. */
const PAGES: Record<Purpose, (token: string) => string> = {
  confirmation: (token) => `/users/confirmation?confirmation_token=${token}`,
  password: (token) => `/users/password/edit?reset_password_token=${token}`,
  unlock: (token) => `/users/unlock?unlock_token=${token}`,
};

const FORGOTTEN_PAGE = '/users/password/new';

/** What a link is for, asked for by its address alone: everybody is answered alike. */
export interface LinkRequest {
  email: string;
  purpose: Purpose;
}

/**
 * Mails a link to the player with this address, in place of the one from before, unless there is none, the link has
 * nothing to do, or the address has had enough of them. It writes as much in all these cases: how long it takes must not
 * tell which addresses have accounts.
 */
export async function requestLink(
  { db, ...site }: MailSite & { db: Kysely<Database> },
  { email, purpose }: LinkRequest,
  now: Date,
): Promise<void> {
  const address = normalEmail(email);
  await db.transaction().execute(async (tx) => {
    const player = await tx
      .selectFrom('players')
      .select(['id', 'email', 'language', 'confirmed_at'])
      .where((is) => is(is.fn<string>('lower', ['email']), '=', address))
      .executeTakeFirst();
    const isLimited =
      purpose === 'unlock' && (await longestWait(tx, [limitOf(address)], now)) !== null;
    const isDue = player !== undefined && hasUse(purpose, player, isLimited);
    await mailLink(tx, site, { player: isDue ? player : null, email: address, purpose }, now);
  });
}

function hasUse(
  purpose: Purpose,
  player: { confirmed_at: Date | null },
  isLimited: boolean,
): boolean {
  if (purpose === 'confirmation') return player.confirmed_at === null;
  return purpose === 'password' || isLimited;
}

/** Mails a link to a player; with null for the player only what is written for anybody is. */
export async function mailLink(
  tx: Kysely<Database>,
  site: MailSite,
  { player, email, purpose }: { player: Addressee | null; email: string; purpose: Purpose },
  now: Date,
): Promise<void> {
  const isAllowed = await mayMail(tx, { email, kind: purpose }, now);
  // The link that the last allowed mail holds stays the one that works.
  const addressee = isAllowed ? player : null;
  const token = await issueToken(tx, { playerId: addressee?.id ?? null, purpose }, now);
  if (addressee)
    await post(tx, site, { addressee, kind: purpose, path: PAGES[purpose](token) }, now);
}

/** Tells the holder of an address that somebody wanted to sign up with it. */
export async function mailTaken(
  tx: Kysely<Database>,
  site: MailSite,
  email: string,
  now: Date,
): Promise<void> {
  const addressee = await tx
    .selectFrom('players')
    .select(['id', 'email', 'language'])
    .where((is) => is(is.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  assert(addressee, 'an address that is taken has a player');
  if (!(await mayMail(tx, { email, kind: 'taken' }, now))) return;
  await post(tx, site, { addressee, kind: 'taken', path: FORGOTTEN_PAGE }, now);
}

/** Tells a player that the password was changed. It is never held back: who gets it may have to act. */
export async function mailPasswordChanged(
  tx: Kysely<Database>,
  site: MailSite,
  addressee: Addressee,
  now: Date,
): Promise<void> {
  await post(tx, site, { addressee, kind: 'password_changed', path: FORGOTTEN_PAGE }, now);
}

/** What happened to a second factor of a player. */
export type FactorChange = Extract<MailKind, 'totp_on' | 'totp_off' | 'passkey_on' | 'passkey_off'>;

/** Tells a player that a second factor came or went. It is never held back either. */
export async function mailFactorChange(
  tx: Kysely<Database>,
  site: MailSite,
  { playerId, kind }: { playerId: number; kind: FactorChange },
  now: Date,
): Promise<void> {
  await mailPlayer(tx, site, { playerId, kind, path: FORGOTTEN_PAGE }, now);
}

/**
 * Tells a player that somebody has come in from a browser that was never used for it. Whoever deletes all cookies gets no
 * more of these than of other mails.
 */
export async function mailNewBrowser(
  tx: Kysely<Database>,
  site: MailSite,
  addressee: Addressee,
  now: Date,
): Promise<void> {
  const { email } = addressee;
  if (!(await mayMail(tx, { email: normalEmail(email), kind: 'new_browser' }, now))) return;
  await post(tx, site, { addressee, kind: 'new_browser', path: FORGOTTEN_PAGE }, now);
}

/** Tells a player that money is to go where none of theirs has gone before. It is never held back. */
export async function mailNewDestination(
  tx: Kysely<Database>,
  site: MailSite,
  playerId: number,
  now: Date,
): Promise<void> {
  await mailPlayer(tx, site, { playerId, kind: 'new_destination', path: FORGOTTEN_PAGE }, now);
}

/** Tells a player that a deposit was not credited, and why: who is excluded sees no page. It is never held back. */
export async function mailDepositReturned(
  tx: Kysely<Database>,
  site: MailSite,
  { playerId, cause }: { playerId: number; cause: ReturnCause },
  now: Date,
): Promise<void> {
  const kind = `deposit_${cause}` as const;
  await mailPlayer(tx, site, { playerId, kind, path: '/profile/wallet' }, now);
}

/** Tells a player that a withdrawal was not paid, and why, by a sentence in their language. It is never held back. */
export async function mailWithdrawalUnpaid(
  tx: Kysely<Database>,
  site: MailSite,
  { playerId, reasonIn }: { playerId: number; reasonIn: (language: string) => string },
  now: Date,
): Promise<void> {
  const addressee = await addresseeOf(tx, playerId);
  const reason = reasonIn(addressee.language);
  const path = '/profile/wallet/withdrawals';
  await post(tx, site, { addressee, kind: 'withdrawal_unpaid', path, reason }, now);
}

async function mailPlayer(
  tx: Kysely<Database>,
  site: MailSite,
  { playerId, ...mail }: { playerId: number; kind: MailKind; path: string },
  now: Date,
): Promise<void> {
  await post(tx, site, { addressee: await addresseeOf(tx, playerId), ...mail }, now);
}

async function addresseeOf(tx: Kysely<Database>, playerId: number): Promise<Addressee> {
  return tx
    .selectFrom('players')
    .select(['id', 'email', 'language'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/** Pages are in the language of the mail that leads to them; the site's first has no part of the address (SPEC §2). */
function localePart({ locales, localeInUrl = false }: MailSite, language: string): string {
  const isNamed = locales.includes(language) && (localeInUrl || language !== locales[0]);
  return isNamed ? `/${language}` : '';
}

interface Mail {
  addressee: Addressee;
  kind: MailKind;
  path: string;
  reason?: string;
}

async function post(
  tx: Kysely<Database>,
  site: MailSite,
  { addressee, kind, path, reason }: Mail,
  now: Date,
): Promise<void> {
  const page = `${localePart(site, addressee.language)}${path}`;
  const link = `${site.platformOrigin}${page}`;
  const about = { site: site.siteName, link, ...(reason !== undefined && { reason }) };
  const text = mailText(kind, addressee.language, about);
  await postMessage(tx, { kind: 'mail', recipient: addressee.email, ...text }, now);
}
