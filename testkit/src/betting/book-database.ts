import { randomUUID } from 'node:crypto';
import { SYSTEM_TYPES } from '@touchline/domain/bets/system-types';
import { depositPosting } from '@touchline/domain/ledger/payments';
import { minor } from '@touchline/domain/money';
import { placementSent, type Placement, type PlacementSent } from '@touchline/wire/bets';
import type { Kysely } from 'kysely';
import type { Database } from '../../../server/src/db/schema';
import { post } from '../../../server/src/wallet/post';
import { placeBets, type Placing } from '../../../server/src/book/bets/place-bets';
import { DEFAULT_MAX_SELECTIONS } from '../../../server/src/config-settings';
import { DEFAULT_LIMITS, type SiteSettings } from '../../../server/src/book/site';

export const NOW = new Date('2026-03-01T12:00:00Z');

export const SITE: SiteSettings = {
  name: 'Touchline',
  platformOrigin: 'http://localhost:3001',
  defaultCurrency: 'EUR',
  locales: [
    { code: 'en', nameInLocale: 'English' },
    { code: 'de', nameInLocale: 'Deutsch' },
  ],
  limits: DEFAULT_LIMITS,
  maxSelections: DEFAULT_MAX_SELECTIONS,
  systems: SYSTEM_TYPES,
  liveDelays: { usual: 0, bySport: new Map() },
};

/** Pays money in, in subunits. */
export async function fund(
  db: Kysely<Database>,
  playerId: number,
  amount: number,
  currency = 'EUR',
): Promise<void> {
  const deposit = { id: randomUUID(), provider: 'test', playerId, currency, amount: minor(amount) };
  await db.transaction().execute((tx) => post(tx, [depositPosting(deposit)]));
}

type BetSent = PlacementSent['bets'][number];
type SelectionSent = BetSent['selections'][number];

/** A selection of the line that `aLine` makes: the home team at 2.00. */
export function aSelection(given: Partial<SelectionSent> & { match_id: number }): SelectionSent {
  return { market_id: 1, specifier: '', outcome_id: '1', odds: 2000, ...given };
}

/** A bet of 10.00 EUR: a single, or a combo when there are several selections. */
export function aBet(selections: SelectionSent[], given: Partial<BetSent> = {}): BetSent {
  const type = selections.length === 1 ? 'single' : 'combo';
  return { type, stake: { value: 1000, currency: 'EUR' }, selections, ...given };
}

/** A placement as the door hands it on, under an id of its own unless one is given. */
export function aPlacement(
  bets: BetSent[],
  given: { id?: string; accept?: PlacementSent['auto_accept_odds_change'] } = {},
): Placement {
  return placementSent.parse({
    meta: {
      placement_id: given.id ?? randomUUID(),
      device_id: 'test',
      quick: false,
      type: bets[0]?.type ?? 'single',
    },
    auto_accept_odds_change: given.accept ?? 'none',
    bets,
  });
}

/** Places bets as the desk does. */
export async function place(
  db: Kysely<Database>,
  playerId: number,
  placement: Placement,
  { now = NOW, locale = 'en', site = SITE } = {},
): Promise<Placing> {
  const asked = { playerId, locale, placement, now };
  const [placing] = await db.transaction().execute((tx) => placeBets(tx, [asked], site));
  if (!placing) throw new Error('a placement is answered');
  return placing;
}
