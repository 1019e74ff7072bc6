import type { CampaignReply, CampaignSent } from '@touchline/wire/calls/operator-campaigns';
import { minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import { type Kysely, sql } from 'kysely';
import type { NewCampaign } from '../bonus/campaigns';
import type { CampaignRow } from '../bonus/issue';
import { recipientsCounted } from '../bonus/recipients';
import { budgetOf } from '../bonus/spending';
import { isTournament } from '../bonus/tournament-pools';
import type { Database } from '../db/schema';
import type { StoredTerms } from '../db/tables/bonuses';
import type { Page } from '../paging';
import { mostPrizesOf, offerOf } from './campaign-offers';
import { cheapestBet } from './cheapest-bet';

/** A campaign as it is kept, of one that was sent. */
export function campaignOf(
  sent: CampaignSent,
  { defaultCurrency, now }: { defaultCurrency: string; now: Date },
): NewCampaign {
  const { starts_at: start, ends_at: end } = sent;
  return {
    trigger: sent.trigger,
    texts: sent.texts,
    banners: sent.banners,
    terms: storedTerms(sent.terms),
    offer: offerOf(sent.offer, defaultCurrency),
    starts_at: start === undefined ? now : new Date(start),
    ends_at: end === null ? null : new Date(end),
    lives_hours: sent.lives_hours,
    needs_activation: sent.needs_activation,
    uses_count: sent.uses_count,
    freebet_cash_out: sent.freebet_cash_out,
    budget: sent.budget && { ...sent.budget, amount: minor(sent.budget.amount) },
  };
}

/** What is asked of players and bets, as it is kept. */
export function storedTerms(sent: CampaignSent['terms']): StoredTerms {
  return {
    countryCodes: sent.country_codes,
    onlyVerified: sent.only_verified,
    eventConditions: sent.event_conditions.map((each) => ({
      sportId: each.sport_id,
      categoryId: each.category_id,
      tournamentId: each.tournament_id,
      matchId: each.match_id,
      sportType: each.sport_type,
    })),
    betTypes: sent.bet_types,
    matchStatus: sent.match_status,
    minOdds: sent.min_odds,
    maxOdds: sent.max_odds,
    selectionCountFrom: sent.selection_count_from,
    selectionCountTo: sent.selection_count_to,
  };
}

/** Whom a campaign would touch if it began now, and with how much money in subunits. */
export async function touchedBy(
  db: Kysely<Database>,
  campaign: NewCampaign,
  { defaultCurrency, now }: { defaultCurrency: string; now: Date },
) {
  const counted = await recipientsCounted(db, { ...campaign, id: null }, now);
  const { offer } = campaign;
  return {
    players: counted.reduce((all, { players }) => all + players, 0),
    money: counted.map(({ currency, players }) => {
      const most = mostPrizesOf(offer, currency);
      return {
        currency,
        players,
        // Without risk, a freebet costs what its bets lose at most.
        amount: players * ('amounts' in offer ? (offer.amounts[currency] ?? 0) : 0),
        prizes: most === null ? null : players * most,
      };
    }),
    cheapest_bet: cheapestBet(offer, defaultCurrency),
    pool: offer.type === 'tournament' ? { currency: offer.poolCurrency, amount: offer.pool } : null,
  };
}

/** Campaigns with what they have issued. */
export async function listedCampaigns(
  db: Kysely<Database>,
  status: CampaignRow['status'] | undefined,
  { limit, offset }: Page,
): Promise<{ data: CampaignReply[]; total: number }> {
  const wanted = db
    .selectFrom('bonus_campaigns')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'));
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const counted = await wanted
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { data: await campaignReplies(db, rows), total: Number(counted.count) };
}

/** Campaigns as they are told. */
export async function campaignReplies(
  db: Kysely<Database>,
  rows: readonly CampaignRow[],
): Promise<CampaignReply[]> {
  const { rows: done } = await sql<{ id: number; issued: number; used: number }>`
    select campaign_id as id, count(*)::integer as issued, sum(used_count)::integer as used
    from bonuses where campaign_id = any(${rows.map(({ id }) => id)}::integer[])
    group by campaign_id`.execute(db);
  const byId = new Map(done.map((each) => [each.id, each]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    name: row.texts['en']?.name ?? '',
    trigger_key: row.trigger.key,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    issued: byId.get(row.id)?.issued ?? 0,
    used: byId.get(row.id)?.used ?? 0,
    budget: budgetReply(row),
    pool: poolReply(row),
  }));
}

function budgetReply(row: CampaignRow): CampaignReply['budget'] {
  const budget = budgetOf(row);
  return budget && { ...budget, amount: onWire(budget.amount), spent: onWire(minor(row.spent)) };
}

function poolReply(row: CampaignRow): CampaignReply['pool'] {
  if (!isTournament(row)) return null;
  return {
    amount: row.offer.pool,
    currency: row.offer.poolCurrency,
    state: row.pool_state,
    paid_at: row.pool_paid_at?.toISOString() ?? null,
  };
}
