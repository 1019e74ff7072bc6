import { openLegs } from '@touchline/domain/bets/check-placement';
import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import type { Refusal } from '@touchline/domain/bets/refusal';
import type { Odds } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { Parsed } from '@touchline/wire/calls/call';
import type { getCustomOdds } from '@touchline/wire/calls/custom-bets';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { run } from '../../db/statements';
import type { Question } from '../custom-bet/patient-asker';
import type { SiteSettings } from '../site';
import { outcomeOf, shapeRulesOf } from './check-bet';
import { customPriceOf, unpricedAmong } from './custom-price';
import { offersNow } from './offers-now';

type Selections = Parsed<typeof getCustomOdds>['body']['selections'];

/** What asking for odds stands on. */
interface CustomOddsDeps {
  db: Kysely<Database>;
  site: SiteSettings;
  /** What picks of one match pay together. */
  price(question: Question): Promise<CustomPrice>;
}

/**
 * What selections of one match pay together, in thousandths (SPEC §7 POST /bets/custom/odds), or why no bet on them
 * would be taken whatever its stake.
 */
export async function customOdds(
  { db, site, price }: CustomOddsDeps,
  selections: Selections,
  now: Date,
): Promise<Result<Odds, Refusal>> {
  const bet = { kind: { type: 'custom_bet' as const }, legs: selections.map(outcomeOf) };
  const offers = await db.transaction().execute((tx) => run(tx, offersNow(bet.legs, now, site)));
  const open = openLegs(bet, bet.legs.map(offers), shapeRulesOf(site));
  if (!open.ok) return open;
  const unpriced = unpricedAmong([bet], offers);
  const told = unpriced
    ? await customPriceOf(unpriced, { price })
    : refused('not_offered' as const);
  return told.ok ? ok(told.value) : refused({ code: `custom_bet_${told.error}` });
}
