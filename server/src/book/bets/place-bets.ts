import type { PlacementAsked } from './placement-asked';
import { assert } from '@touchline/domain/assert';
import { type Posting, stakePosting } from '@touchline/domain/ledger/entries';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { BetReply } from '@touchline/wire/bets';
import type { Transaction } from 'kysely';
import { playersTold, type Told } from '../../db/outbox';
import type { Database } from '../../db/schema';
import { run, runTogether, type Statement } from '../../db/statements';
import { balanceChanged, pursesLocked } from '../../wallet/balance';
import { type LimitedPlayer, limitedPlayers } from '../../wallet/play-limits';
import { posted } from '../../wallet/post';
import { countsKept } from '../../bonus/amb-bets';
import { type FarmingBet, insertPoints } from '../../bonus/bonus-points';
import { type AskedBonus, bonusesNamed } from '../../bonus/issued-bonuses';
import type { FeedingBet } from '../../bonus/jackpots/draw';
import { feedJackpots, feedsWaiting } from '../../bonus/jackpots/feed-jackpots';
import { bonusesLocked, heldBonuses } from '../../bonus/uses';
import { exposuresIn, exposuresLocked } from '../limits/event-rows';
import { heldExposures, partsIn } from '../limits/hold-exposures';
import { lockedWithLimits } from '../limits/hold-play-limits';
import type { PlacementRefusal } from '../refusals';
import type { SiteSettings } from '../site';
import { betChanged } from './announce-bets';
import { betReply, betsOfPlacements, namesOf } from './bet-replies';
import { stakedBet } from './bet-terms';
import { checker, type Delayed, knownFor } from './check-bets';
import { claimsOf, placementsClaimed, placementsForgotten } from './claim-placement';
import type { Unpriced } from './custom-price';
import { type Accepted, betsWritten, freshIds, type NewBet, newBets, withIds } from './new-bets';
import { bonusOf, numbered, purseOf, takeMoney } from './take-money';

/** What comes of a placement. */
export type Placing = Result<BetReply[], PlacementRefusal | Delayed | Unpriced>;

/**
 * Takes placements in one transaction, of each all bets or none, and answers each in its place: one that is refused
 * leaves nothing behind and its neighbours alone (SPEC §7 POST /bets, DESIGN §4.18). The same placement again is
 * answered with the bets it made the first time; one that was refused may be tried again. None may be in the batch twice.
 *
 * It takes four round trips: what is known is read, what decides is locked, what is taken gets ids, so that what is refused
 * uses none up, and all that is written. Late come the
 * locks that others wait for until this commits: events in the order of their ids, then players' money and the limits they
 * have set for themselves, and the accounts of the house last. Bets that feed jackpots take a fifth, which has their
 * levels locked as late as can be.
 */
export async function placeBets(
  tx: Transaction<Database>,
  batch: readonly PlacementAsked[],
  site: SiteSettings,
): Promise<Placing[]> {
  const [claimed, limited, ...known] = await runTogether(tx, [
    placementsClaimed(batch),
    limitedPlayers(batch.map(({ playerId }) => playerId)),
    ...knownFor(batch, site),
  ]);
  const claims = await claimsOf(tx, batch, claimed);
  const bonuses = await bonusesNamed(tx, bonusesIn(batch));
  const answers = new Map<PlacementAsked, Placing>();
  const accepted: Accepted[] = [];
  const check = checker(tx, [...known, bonuses], site);
  for (const [at, asked] of batch.entries()) {
    if (claims[at] !== 'new') continue;
    const checked = await check(asked);
    if (checked.ok) accepted.push({ asked, bets: checked.value });
    else answers.set(asked, checked);
  }
  await takeBets(tx, newBets(accepted, site), { accepted, site, limited }, answers);
  const refusedNow = [...answers].flatMap(([asked, { ok: isTaken }]) => (isTaken ? [] : asked));
  if (refusedNow.length > 0) await run(tx, placementsForgotten(refusedNow));
  const repeated = batch.filter((_, at) => claims[at] === 'repeated');
  for (const [at, bets] of (await betsOfPlacements(tx, repeated.map(named))).entries()) {
    const asked = repeated[at];
    if (asked) answers.set(asked, ok(bets));
  }
  return batch.map((asked) => answers.get(asked) ?? refused({ code: 'placement_id_reused' }));
}

function bonusesIn(batch: readonly PlacementAsked[]): AskedBonus[] {
  return batch.flatMap(({ playerId, placement }) =>
    placement.bets.flatMap(({ bonus }) => (bonus ? { playerId, id: bonus.id } : [])),
  );
}

function countOf(bets: readonly NewBet[]): [bets: number, selections: number] {
  return [bets.length, bets.reduce((sum, { selections }) => sum + selections.length, 0)];
}

function named({ playerId, locale, placement }: PlacementAsked) {
  return { playerId, locale, id: placement.meta.placement_id };
}

/** What is accepted, and what it is held against. */
interface Taking {
  accepted: readonly Accepted[];
  site: SiteSettings;
  /** Players who limit themselves, by their ids. */
  limited: ReadonlyMap<number, LimitedPlayer>;
}

/** Of what is accepted takes what the money and the events are enough for, and writes it down. */
async function takeBets(
  tx: Transaction<Database>,
  placements: readonly (readonly NewBet[])[],
  { accepted, site, limited }: Taking,
  answers: Map<PlacementAsked, Placing>,
): Promise<void> {
  const bets = placements.flat();
  if (bets.length === 0) return;
  const locks = [
    ...exposuresLocked(partsIn(bets.map(numbered))),
    bonusesLocked(bets.flatMap(bonusOf)),
    pursesLocked(bets.map(({ row }) => purseOf(row))),
    namesOf(bets.flatMap(({ selections }) => selections)),
  ] as const;
  const betting = new Set(bets.map(({ row }) => row.player_id));
  const players = [...limited.values()].filter(({ playerId }) => betting.has(playerId));
  const now = accepted[0]?.asked.now ?? new Date();
  const { answers: held, playLimits } = await lockedWithLimits(tx, locks, players, now);
  const [events, lines, bonusRows, purses, namesIn] = held;
  const exposures = heldExposures(exposuresIn(events, lines), site);
  const bonuses = heldBonuses(bonusRows, now);
  const money = takeMoney(placements, { exposures, playLimits, bonuses }, purses);
  const counted: NewBet[] = [];
  for (const [at, { asked }] of accepted.entries()) {
    const refusals = money.refusals[at] ?? null;
    if (refusals) answers.set(asked, refused({ code: 'bets_refused', bets: refusals }));
    else counted.push(...(placements[at] ?? []));
  }
  if (counted.length === 0) return;
  const taken = withIds(counted, await run(tx, freshIds(...countOf(counted))));
  const byCount = new Map(counted.map(({ row }, at) => [row.id, taken[at]]));
  const told: Told[] = [];
  for (const [at, { asked }] of accepted.entries()) {
    if (money.refusals[at]) continue;
    const { locale, playerId } = asked;
    const own = (placements[at] ?? []).flatMap(({ row }) => byCount.get(row.id) ?? []);
    const replies = own.map((bet) => betReply(bet.row, bet.selections, namesIn(locale), locale));
    answers.set(asked, ok(replies));
    told.push(...replies.map((bet) => betChanged({ playerId, bet })));
  }
  const written = [
    ...betsWritten(taken),
    ...exposures.written((count) => byCount.get(count)?.row.id ?? 0),
    ...bonuses.written(),
    ...insertPoints(taken.flatMap(farmingBetOf), bonusRows, site.defaultCurrency),
    ...feedsWaiting(taken.filter(({ bet }) => bet.isVip).map(feedingBet)),
    ...countsKept(taken.map(({ row, bet }) => ({ betId: row.id, bonusIds: bet.countsFor }))),
    playersTold([...told, ...money.balances.map(balanceChanged)]),
  ];
  await takeStakes(tx, taken, written, now);
}

/** Writes bets down, lets them feed jackpots, and takes their stakes: what everybody shares comes last. */
async function takeStakes(
  tx: Transaction<Database>,
  taken: readonly NewBet[],
  written: readonly Statement<void>[],
  now: Date,
): Promise<void> {
  const feeding = taken.filter(({ row }) => row.used_in_jackpot).map(feedingBet);
  if (feeding.length === 0) {
    await runTogether(tx, [...written, stakesPosted(taken)]);
    return;
  }
  const { statements, postings } = await feedJackpots(tx, feeding, now, written);
  await runTogether(tx, [...statements, stakesPosted(taken, postings)]);
}

/** A bet as jackpots look at it. */
function feedingBet({ row, bet: { stake, jackpots } }: NewBet): FeedingBet {
  const { id: betId, player_id: playerId, currency } = row;
  return { betId, playerId, stake, currency, jackpotIds: jackpots };
}

/** A bet as the points that it may earn are worked out; nothing for one without a bonus. */
function farmingBetOf({ row, bet }: NewBet): FarmingBet[] {
  const { id: betId, bonus_id: bonusId, currency } = row;
  const { kind, legs } = bet;
  return bonusId === null ? [] : [{ betId, bonusId, kind, legs, currency }];
}

function stakesPosted(bets: readonly NewBet[], more: readonly Posting[] = []): Statement<void> {
  const { query, read } = posted([...bets.map(stakeOf), ...more]);
  return {
    query,
    read: (rows) =>
      assert(
        read(rows).every((verdict) => verdict === 'posted'),
        'a new stake that the purse covers is posted, and what it feeds',
      ),
  };
}

function stakeOf({ row }: NewBet) {
  return stakePosting(stakedBet(row));
}
