import type { Kysely } from 'kysely';
import type { Database } from '../../../server/src/db/schema';
import type { StoredTerms } from '../../../server/src/db/tables/bonuses';
import { createCampaign, type NewCampaign } from '../../../server/src/bonus/campaigns';
import { type BonusRow, type CampaignRow, issueBonuses } from '../../../server/src/bonus/issue';

/** Terms that any bet of any player meets. */
export const NO_TERMS: StoredTerms = {
  countryCodes: [],
  onlyVerified: false,
  eventConditions: [],
  betTypes: [],
  matchStatus: 'both',
  minOdds: null,
  maxOdds: null,
  selectionCountFrom: null,
  selectionCountTo: null,
};

/** What tests do not say of a campaign: a freebet of 5.00 EUR for whoever enters a code that nobody knows. */
export type CampaignGiven = Partial<Omit<NewCampaign, 'terms'>> & {
  terms?: Partial<StoredTerms>;
  now: Date;
};

let last = 0;

/** A campaign that runs since yesterday and has no end. */
export function aCampaign(
  db: Kysely<Database>,
  { now, terms, ...given }: CampaignGiven,
): Promise<CampaignRow> {
  last += 1;
  const campaign: NewCampaign = {
    trigger: { key: 'code', code: `code-${last}` },
    texts: { en: { name: 'A good start', terms: 'Once for each player.' } },
    banners: { desktop: null, mobile: null },
    offer: { type: 'freebet', amounts: { EUR: 500 } },
    starts_at: new Date(now.getTime() - 86_400_000),
    ends_at: null,
    lives_hours: 24,
    needs_activation: false,
    uses_count: null,
    ...given,
    terms: { ...NO_TERMS, ...terms },
  };
  return db.transaction().execute((tx) => createCampaign(tx, campaign, { by: 'ada', now }));
}

/** A bonus of a player's, of a campaign of its own. */
export async function aBonus(
  db: Kysely<Database>,
  playerId: number,
  given: CampaignGiven,
): Promise<BonusRow> {
  const campaign = await aCampaign(db, given);
  const recipient = { playerId, currency: 'EUR', cause: 'code' };
  const [issued] = await db
    .transaction()
    .execute((tx) => issueBonuses(tx, campaign, [recipient], given.now));
  if (!issued) throw new Error('the player gets the bonus');
  return issued;
}
