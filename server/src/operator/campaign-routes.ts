import { assert } from '@touchline/domain/assert';
import { minor } from '@touchline/domain/money';
import { ok, refused, type Result } from '@touchline/domain/result';
import { raiseCampaignBudget } from '@touchline/wire/calls/operator-campaign-budget';
import * as calls from '@touchline/wire/calls/operator-campaigns';
import { type Answer, failure, reply, type Router } from '@touchline/wire/calls/router';
import { onWire } from '@touchline/wire/money';
import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../book/bets/in-transaction';
import {
  type CampaignStatus,
  changeCampaign,
  createCampaign,
  type NewCampaign,
} from '../bonus/campaigns';
import type { CampaignRow } from '../bonus/issue';
import { raiseBudget } from '../bonus/raise-budget';
import { type Money, withinBudget } from '../bonus/spending';
import { campaignFault } from './campaign-fault';
import type { Database } from '../db/schema';
import { pageOf, paginationOf } from '../paging';
import { campaignOf, campaignReplies, listedCampaigns, touchedBy } from './campaigns';
import { logDecisions } from './log';
import type { OperatorDeps } from './operator-deps';

const USUAL_LIMIT = 50;

/** Says how campaigns of bonuses are created, paused and ended, and how their budgets are raised. */
export function campaignRoutes(router: Router, deps: OperatorDeps): void {
  const { db, clock, site } = deps;
  router.on(calls.createCampaign, async ({ body, operator }) => {
    const now = clock.now();
    const on = { defaultCurrency: site.defaultCurrency, now };
    const campaign = campaignOf(body, on);
    const fault = await campaignFault(db, campaign, { now, site });
    if (fault) {
      const field = `body.${fault.field}`;
      return failure(400, 'bad_request', `${field}: ${fault.why}`, { field });
    }
    const touches = await touchedBy(db, campaign, on);
    const { dry_run } = body;
    if (dry_run) return reply({ data: { dry_run, campaign: null, touches } });
    const ceiling = site.promotionsPerDay;
    const created = await inTransaction(db, (tx) =>
      create(tx, campaign, { operator, now, ceiling }),
    );
    if (!created.ok) return notCreated(created.error);
    const [told] = await campaignReplies(db, [created.value]);
    return reply({ data: { dry_run, campaign: told ?? null, touches } });
  });
  router.on(calls.listCampaigns, async ({ query }) => {
    const page = pageOf(query, USUAL_LIMIT);
    const { data, total } = await listedCampaigns(db, query.status, page);
    return reply({ data, pagination: paginationOf(page, total) });
  });
  router.on(calls.pauseCampaign, ({ params, operator }) =>
    change(deps, { ...params, to: 'paused', operator }),
  );
  router.on(calls.resumeCampaign, ({ params, operator }) =>
    change(deps, { ...params, to: 'active', operator }),
  );
  router.on(calls.endCampaign, ({ params, body, operator }) =>
    change(deps, { ...params, to: 'ended', takeBack: body.take_back, operator }),
  );
  router.on(raiseCampaignBudget, ({ params, body, operator }) => {
    const to = { ...body, amount: minor(body.amount) };
    return raise(deps, { ...params, to, operator });
  });
}

const NOT_RAISED = {
  not_found: failure(404, 'not_found', 'there is no such campaign'),
  ended: failure(409, 'conflict', 'the campaign has ended'),
  no_budget: failure(409, 'conflict', 'the campaign has no budget'),
  other_currency: budgetConflict('currency', 'is not that of the budget'),
  below: budgetConflict('amount', 'is less than it may give now, or has given'),
} satisfies Record<string, ReturnType<typeof failure>>;

function budgetConflict(part: 'amount' | 'currency', why: string) {
  const field = `body.${part}`;
  return failure(409, 'conflict', `${field}: ${why}`, { field });
}

async function raise(
  { db, clock }: OperatorDeps,
  { id, to, operator }: { id: number; to: Money; operator: string },
): Promise<Answer<typeof raiseCampaignBudget>> {
  const raised = await inTransaction(db, async (tx) => {
    const result = await raiseBudget(tx, { id, to });
    if (!result.ok || result.value.from === null) return result;
    const [from, now] = [result.value.from, to].map(({ amount }) => onWire(amount));
    const details = { campaign_id: id, from, to: now, currency: to.currency };
    const action = 'campaign_budget_raised';
    await logDecisions(tx, [{ at: clock.now(), operator, action, details }]);
    return result;
  });
  if (!raised.ok) return NOT_RAISED[raised.error];
  const { row, from } = raised.value;
  const [data] = await campaignReplies(db, [row]);
  assert(data, 'a campaign that was changed is told');
  // What changes nothing is no event.
  const events = from ? [{ kind: 'budget_raised' as const, about: { campaign_id: id } }] : [];
  return { ...reply({ data }), events };
}

/** Of two who create a campaign with one code at once, the second waits for the first and finds it taken. */
async function create(
  tx: Transaction<Database>,
  campaign: NewCampaign,
  { operator, now, ceiling }: { operator: string; now: Date; ceiling: Money | undefined },
): Promise<Result<CampaignRow, NotCreated>> {
  if (campaign.trigger.key === 'code') {
    const { code } = campaign.trigger;
    await sql`select pg_advisory_xact_lock(hashtext('promo_codes'), 0)`.execute(tx);
    const taken = await tx
      .selectFrom('bonus_campaigns')
      .select('id')
      .where(sql<boolean>`status <> 'ended' and lower(trigger ->> 'code') = lower(${code})`)
      .executeTakeFirst();
    if (taken) return refused('code_taken');
  }
  if (!(await mayGivePool(tx, campaign, { now, ceiling }))) return refused('ceiling_reached');
  const row = await createCampaign(tx, campaign, { by: operator, now });
  const { id, kind, trigger, offer, terms } = row;
  const { budget } = campaign;
  const about = { campaign_id: id, kind, trigger, offer, terms };
  const details = budget
    ? { ...about, budget: { ...budget, amount: onWire(budget.amount) } }
    : about;
  await logDecisions(tx, [{ at: now, operator, action: 'campaign_created', details }]);
  return ok(row);
}

/** What a tournament sets aside for its places counts on the day on which it is created. */
async function mayGivePool(
  tx: Transaction<Database>,
  { offer }: NewCampaign,
  day: { now: Date; ceiling: Money | undefined },
): Promise<boolean> {
  if (offer.type !== 'tournament') return true;
  const pool = { amount: minor(offer.pool), currency: offer.poolCurrency };
  return (await withinBudget(tx, [pool], (money) => [money], day)).length === 1;
}

type NotCreated = 'code_taken' | 'ceiling_reached';

const NOT_CREATED: Record<NotCreated, { field: string; says: string }> = {
  code_taken: { field: 'body.trigger.code', says: 'another campaign has this code' },
  ceiling_reached: {
    field: 'body.offer.pool',
    says: 'promotions would give more than they may in a day',
  },
};

function notCreated(why: NotCreated) {
  const { field, says } = NOT_CREATED[why];
  return failure(409, 'conflict', `${field}: ${says}`, { field });
}

const ACTIONS: Record<CampaignStatus, string> = {
  paused: 'campaign_paused',
  active: 'campaign_resumed',
  ended: 'campaign_ended',
};

async function change(
  { db, clock }: OperatorDeps,
  asked: { id: number; to: CampaignStatus; takeBack?: boolean; operator: string },
) {
  const now = clock.now();
  const { id, to, takeBack = false, operator } = asked;
  const changed = await inTransaction(db, async (tx) => {
    const result = await changeCampaign(tx, { id, to, takeBack, now });
    if (!result.ok) return result;
    const details = { campaign_id: id, ...(to === 'ended' ? { take_back: takeBack } : {}) };
    await logDecisions(tx, [{ at: now, operator, action: ACTIONS[to], details }]);
    return result;
  });
  if (!changed.ok && changed.error === 'not_found') {
    return failure(404, 'not_found', 'there is no such campaign');
  }
  if (!changed.ok) return failure(409, 'conflict', 'the campaign does not stand so');
  const [data] = await campaignReplies(db, [changed.value]);
  assert(data, 'a campaign that was changed is told');
  return reply({ data });
}
