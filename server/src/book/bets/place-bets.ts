import { assert } from '@touchline/domain/assert';
import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import { stakePosting } from '@touchline/domain/ledger/entries';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { BetReply, Placement } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { announceBalances } from '../../wallet/balance';
import { post } from '../../wallet/post';
import { groupedBy } from '../grouped-by';
import type { PlacementRefusal } from '../refusals';
import type { SiteSettings } from '../site';
import { announceBets } from './announce-bets';
import { betReplies, betsOfPlacements } from './bet-replies';
import { checkBets, type Delayed } from './check-bets';
import { claimPlacements, forgetPlacements } from './claim-placement';
import type { Unpriced } from './custom-price';
import { type Accepted, recordBets, type RecordedBet } from './record-bets';
import { takeMoney } from './take-money';

/** A placement as it reached the door. */
export interface PlacementAsked {
  playerId: number;
  /** For the names in the reply. */
  locale: string;
  placement: Placement;
  now: Date;
  /** Whether bets on matches in play are told to wait first; left out, they have waited. */
  mayWait?: boolean;
  /** What the custom bet in it pays now; left out until it has been asked for. */
  customPrice?: CustomPrice;
}

/** What comes of a placement. */
export type Placing = Result<BetReply[], PlacementRefusal | Delayed | Unpriced>;

/**
 * Takes placements in one transaction, of each all bets or none, and answers each in its place: one that is refused
 * leaves nothing behind and its neighbours alone (SPEC §7 POST /bets, DESIGN §4.18). The same placement again is
 * answered with the bets it made the first time; one that was refused may be tried again. None may be in the batch twice.
 *
 * Late come the locks that others wait for until this commits: events in the order of their ids, then players' money, and
 * the accounts of the house last.
 */
export async function placeBets(
  tx: Transaction<Database>,
  batch: readonly PlacementAsked[],
  site: SiteSettings,
): Promise<Placing[]> {
  const claims = await claimPlacements(tx, batch);
  const claimed = groupedBy([...batch.keys()], (at) => claims[at] ?? 'reused');
  const among = (ats: readonly number[] = []) => ats.flatMap((at) => batch[at] ?? []);
  const [fresh, repeated] = [among(claimed.get('new')), among(claimed.get('repeated'))];
  const answers = new Map<PlacementAsked, Placing>();
  const accepted: Accepted[] = [];
  for (const [at, checked] of (await checkBets(tx, fresh, site)).entries()) {
    const asked = fresh[at];
    assert(asked, 'every placement is checked in its place');
    if (checked.ok) accepted.push({ asked, bets: checked.value });
    else answers.set(asked, checked);
  }
  await takeBets(tx, accepted, site, answers);
  await forgetPlacements(
    tx,
    fresh.filter((asked) => answers.get(asked)?.ok !== true),
  );
  for (const [at, bets] of (await betsOfPlacements(tx, repeated.map(named))).entries()) {
    const asked = repeated[at];
    if (asked) answers.set(asked, ok(bets));
  }
  return batch.map((asked) => answers.get(asked) ?? refused({ code: 'placement_id_reused' }));
}

function named({ playerId, locale, placement }: PlacementAsked) {
  return { playerId, locale, id: placement.meta.placement_id };
}

/** Writes down what is accepted, and of that takes what the money and the events are enough for. */
async function takeBets(
  tx: Transaction<Database>,
  accepted: readonly Accepted[],
  site: SiteSettings,
  answers: Map<PlacementAsked, Placing>,
): Promise<void> {
  if (accepted.length === 0) return;
  const recorded = await recordBets(tx, accepted, site);
  const replies = await repliesTo(tx, accepted, recorded);
  const money = await takeMoney(tx, recorded, site);
  const taken: RecordedBet[] = [];
  for (const [at, { asked }] of accepted.entries()) {
    const refusals = money.refusals[at] ?? null;
    if (refusals) answers.set(asked, refused({ code: 'bets_refused', bets: refusals }));
    else {
      taken.push(...(recorded[at] ?? []));
      answers.set(asked, ok(replies[at] ?? []));
    }
  }
  await announceBets(
    tx,
    accepted.flatMap(({ asked: { playerId } }, at) =>
      money.refusals[at] ? [] : (replies[at] ?? []).map((bet) => ({ playerId, bet })),
    ),
  );
  await announceBalances(tx, money.balances);
  const verdicts = await post(tx, taken.map(stakeOf));
  assert(
    verdicts.every((verdict) => verdict === 'posted'),
    'a new stake that the purse covers is posted',
  );
}

function stakeOf({ row: { id, player_id: playerId, currency }, bet: { stake } }: RecordedBet) {
  return stakePosting({ id, playerId, currency, stake });
}

/** The bets of each placement as they are told, in the locale of who asked. */
async function repliesTo(
  tx: Transaction<Database>,
  accepted: readonly Accepted[],
  recorded: readonly (readonly RecordedBet[])[],
): Promise<BetReply[][]> {
  const locales = new Map(
    recorded.flatMap((bets, at) =>
      bets.map(({ row }) => [row.id, accepted[at]?.asked.locale ?? ''] as const),
    ),
  );
  const rows = recorded.flatMap((bets) => bets.map(({ row }) => row));
  const replies = await betReplies(tx, rows, ({ id }) => locales.get(id) ?? '');
  const byId = new Map(replies.map((bet) => [bet.id, bet]));
  return recorded.map((bets) => bets.flatMap(({ row }) => byId.get(row.id) ?? []));
}
