import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import type { Kysely } from 'kysely';
import { urnsNamed } from '../../../../server/src/book/catalogue/market-reply';
import { namesEverywhere } from '../../../../server/src/book/catalogue/names';
import { lineNames } from '../../../../server/src/book/market-catalogue';
import type { Database } from '../../../../server/src/db/schema';
import { run } from '../../../../server/src/db/statements';

/** What a line of Arsenal against Chelsea and its outcomes are called in a locale, by what the book knows now. */
export async function shownNames(
  db: Kysely<Database>,
  provider: string,
  { id, specifiers = '', outcomes = ['1', '2'] }: LineSaid,
  locale: string,
): Promise<{ market: string; outcomes: string[] }> {
  const specifier = canonicalSpecifier(specifiers);
  const namesIn = await run(db, namesEverywhere(urnsNamed(specifier, outcomes)));
  const by = { provider, home: 'Arsenal', away: 'Chelsea', nameOf: namesIn(locale).known };
  const names = lineNames(id, specifier, by, locale);
  return { market: names.market, outcomes: outcomes.map((each) => names.outcome(each)) };
}

interface LineSaid {
  id: number;
  specifiers?: string;
  outcomes?: readonly string[];
}
