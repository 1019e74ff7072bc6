import { assert } from '@touchline/domain/assert';
import { type FreebetType, isFreebet, stakesCash } from '@touchline/domain/bonus/bet-bonus';
import { freebetIssuedPostings } from '@touchline/domain/ledger/bonuses';
import type { Posting } from '@touchline/domain/ledger/entries';
import type { PoolMoney } from '@touchline/domain/ledger/pools';
import { minor, type Minor } from '@touchline/domain/money';
import { type Selectable, sql, type Transaction } from 'kysely';
import { jsonText } from '../db/json-text';
import { tellPlayers, type Told } from '../db/outbox';
import { PREPARED } from '../db/prepared';
import type { Database } from '../db/schema';
import { post } from '../wallet/post';

export type CampaignRow = Selectable<Database['bonus_campaigns']>;
export type BonusRow = Selectable<Database['bonuses']>;

/** Who is given a bonus, and what for. */
export interface Recipient {
  playerId: number;
  /** The player's own currency. */
  currency: string;
  /** Names the fact: within a campaign a player gets one bonus for each. */
  cause: string;
  /** A freebet that was earned by a bonus, in place of what the campaign gives. */
  earned?: Earned;
}

/** A freebet that a bonus has earned. */
export interface Earned {
  type: FreebetType;
  /** In subunits of the player's currency. */
  amount: Minor;
  livesHours: number | null;
  /** The bonus. */
  by: number;
  /** The pool that pays for it; left out, the budget of promotions does. */
  from?: PoolMoney;
  /** What multiplying it may add later; left out, nothing. */
  mayGrow?: Minor;
}

/** Tells players of bonuses that are new; it comes ahead of their money. */
export type TellIssued = (
  tx: Transaction<Database>,
  bonuses: readonly BonusRow[],
  now: Date,
) => Promise<void>;

const ONLY_PAGES: TellIssued = () => Promise.resolve();

const HOUR_MS = 3_600_000;

/**
 * Issues a campaign's bonus to players, in one transaction with the money of freebets, and tells their pages (SPEC §4
 * "Events"). Who has it for the same cause already gets no other. A player in whose currency a freebet has no amount
 * gets none. Answers with those that are new.
 */
export async function issueBonuses(
  tx: Transaction<Database>,
  campaign: CampaignRow,
  recipients: readonly Recipient[],
  now: Date,
  tell = ONLY_PAGES,
): Promise<BonusRow[]> {
  const rows = recipients.flatMap((each) => rowOf(campaign, each, now) ?? []);
  if (rows.length === 0) return [];
  const { rows: issued } = await sql<BonusRow>`${PREPARED}
    insert into bonuses (campaign_id, player_id, cause, type, status, trigger_key, currency, amount, uses_count,
      valid_from, valid_to, end_at, issued_at, activated_at, earned_by, tell_at)
    select * from json_to_recordset(${jsonText(rows)}::json) r (
      campaign_id integer, player_id integer, cause text, type text, status text, trigger_key text, currency text,
      amount bigint, uses_count integer, valid_from timestamptz, valid_to timestamptz, end_at timestamptz,
      issued_at timestamptz, activated_at timestamptz, earned_by integer, tell_at timestamptz)
    order by player_id, cause
    on conflict (campaign_id, player_id, cause) do nothing
    returning *`.execute(tx);
  await tell(tx, issued, now);
  await tellPlayers(tx, issued.map(bonusIssued));
  const pools = new Map(recipients.map((each) => [keyOf(each), each.earned?.from]));
  const poolOf = (row: BonusRow) => pools.get(keyOf({ playerId: row.player_id, cause: row.cause }));
  const verdicts = await post(
    tx,
    issued.flatMap((row) => moneyOf(row, poolOf(row) ?? null)),
  );
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'the budget of promotions covers every freebet',
  );
  return issued;
}

function keyOf({ playerId, cause }: Pick<Recipient, 'playerId' | 'cause'>): string {
  return `${playerId}/${cause}`;
}

function rowOf(campaign: CampaignRow, recipient: Recipient, now: Date) {
  const { playerId, currency, cause, earned } = recipient;
  const { offer, trigger } = campaign;
  const type = earned?.type ?? offer.type;
  const given = isFreebet(offer) ? offer.amounts[currency] : undefined;
  const amount = earned?.amount ?? (given === undefined ? undefined : minor(given));
  if (isFreebet({ type }) && amount === undefined) return null;
  const isWaiting = campaign.needs_activation && !earned;
  const ends = earned
    ? [livesUntil(earned.livesHours, now)]
    : [campaign.ends_at?.getTime(), livesUntil(campaign.lives_hours, now)];
  const end = Math.min(...ends.filter((each) => each !== undefined));
  const validTo = Number.isFinite(end) ? new Date(end) : null;
  return {
    campaign_id: campaign.id,
    player_id: playerId,
    cause,
    type,
    status: isWaiting ? 'available' : 'active',
    trigger_key: trigger.key,
    currency: offer.type === 'comboboost' ? null : currency,
    amount: amount ?? null,
    // A freebet is staked once, whole.
    uses_count: isFreebet({ type }) ? 1 : campaign.uses_count,
    valid_from: earned ? null : campaign.starts_at,
    valid_to: validTo,
    end_at: validTo,
    issued_at: now,
    activated_at: isWaiting ? null : now,
    earned_by: earned?.by ?? null,
    // Whoever issues it holds the bonus that has earned it, behind which players are not told of anything.
    tell_at: earned ? now : null,
  };
}

function livesUntil(hours: number | null, now: Date): number | undefined {
  return hours === null ? undefined : now.getTime() + hours * HOUR_MS;
}

function moneyOf(
  { id, player_id: playerId, type, currency, amount }: BonusRow,
  from: PoolMoney | null,
): Posting[] {
  if (!isFreebetType(type) || stakesCash({ type })) return [];
  if (currency === null || amount === null || amount === 0n) return [];
  return freebetIssuedPostings({ id, playerId, type, currency, amount: minor(amount) }, from);
}

function isFreebetType(type: BonusRow['type']): type is FreebetType {
  return isFreebet({ type });
}

function bonusIssued({ player_id: playerId, id, type, status }: BonusRow): Told {
  return [playerId, { event_name: 'bonus_issued', message: { bonus: { id, type, status } } }];
}
