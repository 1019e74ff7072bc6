import type { Kysely } from 'kysely';
import type { Database } from '../../../server/src/db/schema';
import type { StoredTerms } from '../../../server/src/db/tables/bonuses';
import { NO_TERMS } from '../bonuses/a-campaign';
import { createJackpot, type NewJackpot } from '../../../server/src/bonus/jackpots/jackpots';

type Level = NewJackpot['levels'][number];

/** A level that gets a hundredth of each stake, begins with 10.00, and is never hit unless it must be. */
export function aLevel(given: Partial<Level> = {}): Level {
  const { code = 'mini' } = given;
  return {
    code,
    names: { en: code.toUpperCase() },
    share: 10_000,
    start_amount: 1000n,
    must_drop_at: null,
    hit_every: 10n ** 15n,
    ...given,
  };
}

/** A level that each bet hits. */
export const ALWAYS = { hit_every: 1n };

/** What tests do not say of a jackpot: one level, in euro, for every bet, since yesterday and without an end. */
export type JackpotGiven = Partial<Omit<NewJackpot, 'terms'>> & {
  terms?: Partial<StoredTerms>;
  now: Date;
};

/** Creates it; answers its id. */
export function aJackpot(
  db: Kysely<Database>,
  { now, terms, ...given }: JackpotGiven,
): Promise<number> {
  const jackpot: NewJackpot = {
    texts: { en: { name: 'Four corners', terms: 'Every bet takes part.' } },
    currency: 'EUR',
    starts_at: new Date(now.getTime() - 86_400_000),
    ends_at: null,
    levels: [aLevel()],
    ...given,
    terms: { ...NO_TERMS, ...terms },
  };
  return db.transaction().execute((tx) => createJackpot(tx, jackpot, { by: 'ada', now }));
}
