import {
  type MoneyAction,
  type MoneyRules,
  type Standing,
  type StandingFault,
  whyNoMoney,
} from '@touchline/domain/players/standing';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Who pays in or bets, and the site's rules for it; without rules everybody may. */
export interface MoneyAsked extends MoneyAction {
  playerId: number;
  rules: MoneyRules | undefined;
}

/**
 * What stands against a player's deposit or bet, whatever their limits say, or null. To be asked in the transaction that
 * moves the money, or begins to.
 */
export async function standingFault(
  db: Kysely<Database>,
  { playerId, rules, ...action }: MoneyAsked,
): Promise<StandingFault | null> {
  return rules ? whyNoMoney(await standingOf(db, playerId), action, rules) : null;
}

async function standingOf(db: Kysely<Database>, playerId: number): Promise<Standing> {
  const row = await db
    .selectFrom('players')
    .select(['country_code', 'statuses', 'birth_date', 'verification'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    countryCode: row.country_code,
    statuses: row.statuses,
    birthDate: row.birth_date,
    isVerified: row.verification === 'verified',
  };
}
