import { type Kysely, sql } from 'kysely';
import type { SiteSettings } from '../book/site';
import type { NewCampaign } from '../bonus/campaigns';
import type { Database } from '../db/schema';
import type { StoredOffer, StoredTerms } from '../db/tables/bonuses';
import { roughly } from '../wallet/rates';
import { minor } from '@touchline/domain/money';

/** What is wrong with a campaign by what there is on the site: the field, as it was sent, and why. */
interface CampaignFault {
  field: string;
  why: string;
}

interface Known {
  now: Date;
  site: Pick<SiteSettings, 'limits' | 'playerGroup' | 'depositReminder'>;
}

/** The first thing that a campaign names and that there is not, or that lies behind us; null where all is well. */
export async function campaignFault(
  db: Kysely<Database>,
  campaign: NewCampaign,
  { now, site }: Known,
): Promise<CampaignFault | null> {
  return (
    timesFault(campaign, now) ??
    moneyFault(campaign, site) ??
    (await groupFault(db, campaign, site)) ??
    (await placeFault(db, campaign.terms))
  );
}

function timesFault({ starts_at: start, ends_at: end }: NewCampaign, now: Date) {
  if (end === null) return null;
  if (end <= now) return { field: 'ends_at', why: 'has passed' };
  return end <= start ? { field: 'ends_at', why: 'is not behind starts_at' } : null;
}

/** Currencies are those that bets are taken in here. */
function moneyFault({ offer, budget }: NewCampaign, { limits }: Known['site']) {
  const named: [string, string][] = currenciesIn(offer);
  if (budget) named.push(['budget.currency', budget.currency]);
  const stray = named.find(([, code]) => limits[code] === undefined);
  if (stray) return { field: stray[0], why: 'is no currency of this site' };
  if (!budget || offer.type !== 'tournament') return null;
  const pool = roughly(minor(offer.pool), offer.poolCurrency, budget.currency);
  return pool > budget.amount ? { field: 'budget.amount', why: 'is less than the pool' } : null;
}

/** The currencies of an offer, by the fields that they stand in. */
function currenciesIn(offer: StoredOffer): [string, string][] {
  const under = (field: string, amounts: object): [string, string][] =>
    Object.keys(amounts).map((code) => [`offer.${field}.${code}`, code]);
  switch (offer.type) {
    case 'comboboost':
      return [];
    case 'amb':
      return [
        ...under('min_stake', offer.minStake),
        ...offer.ranges.flatMap(({ amounts }, at) => under(`ranges.${at}.amounts`, amounts)),
      ];
    case 'tournament':
      return [['offer.pool_currency', offer.poolCurrency], ...under('freebets.prize', offer.prize)];
    case 'hunting':
    case 'lootbox':
      return under('prize', offer.prize);
    default:
      return under('amounts', offer.amounts);
  }
}

/** A group is one that somebody is in, or that the settings name. */
async function groupFault(
  db: Kysely<Database>,
  { trigger }: NewCampaign,
  { playerGroup, depositReminder }: Known['site'],
) {
  if (trigger.key !== 'group') return null;
  const { group } = trigger;
  if (group === playerGroup || group === depositReminder?.group) return null;
  const { rows } = await sql`
    select from players where ${group} = any(statuses) limit 1`.execute(db);
  return rows.length > 0 ? null : { field: 'trigger.group', why: 'nobody is in this group' };
}

const PLACES = [
  ['sportId', 'sport_id', 'sports', 'sport'],
  ['categoryId', 'category_id', 'categories', 'category'],
  ['tournamentId', 'tournament_id', 'tournaments', 'league'],
  ['matchId', 'match_id', 'matches', 'match'],
] as const;

/** What a campaign says of the events of a bet is about events that there are. */
async function placeFault(
  db: Kysely<Database>,
  { eventConditions }: StoredTerms,
): Promise<CampaignFault | null> {
  for (const [member, field, table, name] of PLACES) {
    const named = eventConditions.flatMap((each) => each[member] ?? []);
    if (named.length === 0) continue;
    const rows = await db.selectFrom(table).select('id').where('id', 'in', named).execute();
    const known = new Set(rows.map(({ id }) => id));
    const at = eventConditions.findIndex((each) => {
      const id = each[member];
      return id !== null && !known.has(id);
    });
    if (at >= 0) {
      return { field: `terms.event_conditions.${at}.${field}`, why: `there is no such ${name}` };
    }
  }
  return null;
}
