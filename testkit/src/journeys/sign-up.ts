import { expect } from '@playwright/test';
import type { ServerProcess } from '../processes/server-process';
import type { Visitor } from '../world/visitor';
import { confirmEmail } from '@touchline/wire/calls/accounts';
import { signIn, signUp } from '@touchline/wire/calls/platform';

export const PASSWORD = 'correct horse battery';

/** When players of journeys were born. */
export const BORN = '1990-01-01';

/** The pages that links in mails lead to. */
type Linked = 'confirmation' | 'unlock' | 'password/edit';

interface Mail {
  recipient: string;
  body: string;
}

/** The link of the newest mail to an address that leads to this page, as the local outbox has it. */
export async function linkTo(server: ServerProcess, page: Linked, email: string): Promise<string> {
  const start = `${server.platform}/users/${page}?`;
  let link: string | undefined;
  const look = async () => {
    const answer = await fetch(`${server.platform}/outbox.json`);
    const { data } = (await answer.json()) as { data: Mail[] };
    const words = data.filter(({ recipient }) => recipient === email).map(wordsOf);
    link = words.flat().find((word) => word.startsWith(start));
    return link !== undefined;
  };
  await expect.poll(look, { message: `a mail to ${email} with ${start}` }).toBe(true);
  return link ?? '';
}

function wordsOf({ body }: Mail): string[] {
  return body.split(/\s+/);
}

/** Confirms an address by the token of its mail, as the page does when its button is pressed. */
export async function confirm(
  server: ServerProcess,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const link = new URL(await linkTo(server, 'confirmation', email));
  const token = link.searchParams.get('confirmation_token') ?? '';
  await visitor.call(confirmEmail, { query: { confirmation_token: token } });
}

/** Opens an account in euros, and leaves the visitor signed out. */
export async function openAccount(
  server: ServerProcess,
  visitor: Visitor,
  email: string,
): Promise<void> {
  await visitor.call(signUp, {
    body: { email, password: PASSWORD, currency: 'EUR', language: 'en', birth_date: BORN },
  });
  await confirm(server, visitor, email);
}

/** Opens an account in euros and signs in to it. */
export async function becomePlayer(
  server: ServerProcess,
  visitor: Visitor,
  email: string,
): Promise<void> {
  await openAccount(server, visitor, email);
  await visitor.call(signIn, { body: { email, password: PASSWORD } });
}
