import { currencyOf } from '@touchline/domain/currency';
import { type Ages, type BirthFault, birthFault } from '@touchline/domain/players/age';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { mailLink, type MailSite, mailTaken } from './accounts/account-mails';
import { isCommonPassword } from './common-passwords';
import { hashPassword } from './passwords';
import { normalEmail } from './players';

/** Who asks for an account. */
export interface SignUp {
  email: string;
  password: string;
  currency: string;
  language: string;
  /** As ISO 8601 writes a day. */
  birth_date: string;
  /** Where they are, where that is known. */
  country: string | null;
  /** Who sent them here; left out, nobody. */
  affiliate_id?: string | undefined;
}

/**
 * Opens a player's account with one empty account in the currency they chose; a link in a mail lets them in (SPEC §5).
 * Where the address has an account, that stays as it is, and its holder is told so in a mail. Both take about the same
 * time and are answered alike, so that nobody learns which addresses have accounts. An account that was never confirmed
 * keeps its first password too: a stranger who signs up after its owner must not slip theirs under the owner's link.
 */
export async function signUp(
  { db, ages, ...site }: MailSite & { db: Kysely<Database>; ages: Ages },
  asked: SignUp,
  now: Date,
): Promise<Result<{ email: string }, 'currency_not_offered' | 'password_common' | BirthFault>> {
  if (!currencyOf(asked.currency)) return refused('currency_not_offered');
  const fault = birthFault(asked.birth_date, asked.country, now.getTime(), ages);
  if (fault) return refused(fault);
  if (await isCommonPassword(asked.password)) return refused('password_common');
  const email = normalEmail(asked.email);
  const passwordHash = await hashPassword(asked.password);
  await db.transaction().execute(async (tx) => {
    const player = await tx
      .insertInto('players')
      .values({
        email,
        password_hash: passwordHash,
        language: asked.language,
        currency: asked.currency,
        birth_date: asked.birth_date,
        affiliate_id: asked.affiliate_id ?? null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email', 'language'])
      .executeTakeFirst();
    if (!player) return mailTaken(tx, site, email, now);
    await tx
      .insertInto('player_accounts')
      .values({ player_id: player.id, currency: asked.currency, active: true })
      .execute();
    return mailLink(tx, site, { player, email, purpose: 'confirmation' }, now);
  });
  return ok({ email });
}
