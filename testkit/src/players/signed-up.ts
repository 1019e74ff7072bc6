import { randomUUID } from 'node:crypto';
import * as accountCalls from '@touchline/wire/calls/accounts';
import { type PlayerReply, signIn, signUp } from '@touchline/wire/calls/platform';
import type { Platform } from './platform';

export const PASSWORD = 'correct horse battery';
/** Of that. A hash says itself how much work it takes to check it: this one little, as tests sign in all the time. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$ZKRFbMvy/8A0I71YOh0WvQ$O5f+FG/kMlAnJif5F8F8K2qoUC6tJGX6M4Wc2Rj26QU';

/** What an application for an account is made of; the address is nobody's yet. */
export function application(change: object = {}) {
  const email = `${randomUUID()}@mail.example`;
  return {
    email,
    password: PASSWORD,
    currency: 'EUR',
    language: 'en',
    birth_date: '1990-01-01',
    ...change,
  };
}

let places = 0;

/** An address that nobody else has called from. */
function aPlace(): { ip: string } {
  places += 1;
  return { ip: `203.0.${places >> 8}.${places & 255}` };
}

/** Signs up, follows the link in the mail, and signs in. */
export async function signedUp(
  platform: Pick<Platform, 'db' | 'ask'>,
  change: object = {},
): Promise<{ player: PlayerReply; token: string }> {
  const body = application(change);
  await platform.ask(signUp, { body }, aPlace());
  const confirmation_token = await mailedToken(platform, body.email);
  await platform.ask(accountCalls.confirmEmail, { query: { confirmation_token } });
  const { email, password } = body;
  if (password === PASSWORD) await keepEasily(platform, email);
  const answer = await platform.ask(signIn, { body: { email, password } }, aPlace());
  if (!('body' in answer) || !answer.session || !answer.body.data) {
    throw new Error(JSON.stringify(answer));
  }
  return { player: answer.body.data, token: answer.session.token };
}

async function keepEasily({ db }: Pick<Platform, 'db'>, email: string): Promise<void> {
  const players = db.updateTable('players').set({ password_hash: PASSWORD_HASH });
  await players.where('email', '=', email.toLowerCase()).execute();
}

/** The mails to an address, in the order of their coming. */
export function mailsTo({ db }: Pick<Platform, 'db'>, email: string) {
  return db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('recipient', '=', email.toLowerCase())
    .orderBy('id')
    .execute();
}

/** The token in the newest mail to an address. */
export async function mailedToken(platform: Pick<Platform, 'db'>, email: string): Promise<string> {
  const body = (await mailsTo(platform, email)).at(-1)?.body ?? '';
  const token = /_token=([\w-]+)/.exec(body)?.[1];
  if (token === undefined) throw new Error(`no link in: ${body}`);
  return token;
}
