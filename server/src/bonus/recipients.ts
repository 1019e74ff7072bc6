import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { StoredOffer, StoredTerms, StoredTrigger } from '../db/tables/bonuses';
import type { Recipient } from './issue';

/** What of a campaign says who gets its bonus; one that is not kept yet has no id. */
export interface Issuing {
  id: number | null;
  trigger: StoredTrigger;
  terms: StoredTerms;
  offer: StoredOffer;
  starts_at: Date;
}

/** The next players who are due a campaign's bonus `now` and have not got it. Codes are entered: nobody is due theirs. */
export async function recipientsOf(
  db: Kysely<Database>,
  campaign: Issuing,
  now: Date,
  most: number,
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    ${due(campaign, now)} order by p.id limit ${most}`.execute(db);
  return rows;
}

/** How many players are due it, by their currency. */
export async function recipientsCounted(
  db: Kysely<Database>,
  campaign: Issuing,
  now: Date,
): Promise<{ currency: string; players: number }[]> {
  const { rows } = await sql<{ currency: string; players: number }>`
    select currency, count(*)::integer as players from (${due(campaign, now)}) due
    group by currency order by currency`.execute(db);
  return rows;
}

/** Whether a player may have a campaign's bonus at all, whatever it is for. */
export async function mayReceive(
  db: Kysely<Database>,
  campaign: Issuing,
  playerId: number,
  now: Date,
): Promise<{ currency: string } | null> {
  const { rows } = await sql<{ currency: string }>`
    select p.currency from players p where p.id = ${playerId} and ${mayHaveIt(campaign, now)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

function due(campaign: Issuing, now: Date): RawBuilder<unknown> {
  const cause = causeOf(campaign.trigger, now);
  return sql`
    select p.id as "playerId", p.currency, ${cause}::text as cause from players p
    where ${mayHaveIt(campaign, now)} and ${happened(campaign, now)} and not exists (
      select from bonuses b
      where (b.campaign_id, b.player_id, b.cause) = (${campaign.id}::integer, p.id, ${cause}))`;
}

/** The currencies of players whom it gives something; null where they do not matter. */
function currenciesOf(offer: StoredOffer): string[] | null {
  if (isFreebet(offer)) return Object.keys(offer.amounts);
  if (offer.type === 'amb') return Object.keys(offer.minStake);
  // The places of a tournament are paid in every currency.
  return offer.type === 'hunting' || offer.type === 'lootbox' ? Object.keys(offer.prize) : null;
}

/** Nobody is tempted who has taken a break from play. */
function mayHaveIt({ terms, offer }: Issuing, now: Date): RawBuilder<unknown> {
  const { countryCodes, onlyVerified } = terms;
  const currencies = currenciesOf(offer);
  return sql`p.confirmed_at is not null
    and (${countryCodes.length === 0} or p.country_code = any(${countryCodes}::text[]))
    and (${!onlyVerified} or p.verification = 'verified')
    and (${currencies === null} or p.currency = any(${currencies ?? []}::text[]))
    and not exists (
      select from player_limits l
      where l.player_id = p.id and l.type in ('selfexclusion', 'coolingoff')
        and l.status <> 'disabled' and (l.until is null or l.until > ${now}))`;
}

/** Whether what a bonus is for has happened to player `p`. */
function happened({ trigger, starts_at: start }: Issuing, now: Date): RawBuilder<unknown> {
  switch (trigger.key) {
    case 'once':
      return sql`true`;
    case 'group':
      return sql`${trigger.group} = any(p.statuses)`;
    case 'registration':
      return sql`p.created_at >= ${start}`;
    case 'deposit':
      return sql`exists (
        select from deposits d
        where d.player_id = p.id and d.state = 'success' and d.created_at >= ${start}
          and d.amount >= coalesce((${JSON.stringify(trigger.least)}::jsonb ->> d.currency)::bigint, 1))`;
    case 'birthday':
      return sql`substr(p.birth_date, 6) = any(${birthdays(now)}::text[])`;
    case 'bets':
      return sql`${trigger.count} <= (
        select count(*) from bets t
        where t.player_id = p.id and t.status = 'done' and t.created_at >= ${start}
          and t.result not in ('canceled', 'refund_entire'))`;
    case 'code':
      return sql`false`;
  }
}

/** One for each year of birthdays; for all else one. */
function causeOf(trigger: StoredTrigger, now: Date): string {
  return trigger.key === 'birthday' ? `birthday:${now.getUTCFullYear()}` : trigger.key;
}

/** Whose birthday it is, by month and day; who was born on a leap day has it on the last of February. */
function birthdays(now: Date): string[] {
  const dayOf = (moment: Date) => moment.toISOString().slice(5, 10);
  const today = dayOf(now);
  const next = dayOf(new Date(now.getTime() + 86_400_000));
  return today === '02-28' && next === '03-01' ? [today, '02-29'] : [today];
}
