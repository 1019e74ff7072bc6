import { assert } from '../assert';
import type { OddsAcceptMode } from '../bets/accept-mode';
import type { OutcomeKey } from '../bets/outcome-key';
import { changedTo, eachTo, isEditable, restingTicket } from './edit';
import {
  emptySlip,
  newBet,
  type BetRefused,
  type BetTaken,
  type Slip,
  type SlipBet,
  type SlipBetKind,
  type TicketError,
} from './slip';
import { pricedBet, stakeAlone } from './stake';

/**
 * Sends the slip (SPEC §4 "Placing when logged in"): the error is cleared, the ticket is in
 * progress, and the bets with a stake and a price are in `placement`. What was sent before without an
 * answer is sent again as it was, under the id it had, whatever has happened since: either it was
 * taken, or it is judged now (DESIGN §4.5). The same slip when there is nothing to send, a price
 * has to be agreed to first, or what was sent is another player's.
 */
export function placing(
  slip: Slip,
  freshId: string,
  acceptMode: OddsAcceptMode,
  playerId: number | null = null,
): Slip {
  if (!isEditable(slip)) return slip;
  if (slip.placement) return isOf(slip, playerId) ? { ...slip, ticket: 'PROCESSING' } : slip;
  const bets = eachTo(slip.bets, (bet) => changedTo(bet, { refused: null }));
  const sent = bets.filter((bet) => bet.stake.amount > 0n && pricedBet(bet));
  if (sent.length === 0 || restingTicket(bets) === 'ODDS_CHANGED') return slip;
  const placement = { id: freshId, playerId, currency: slip.currency, acceptMode, bets: sent };
  return { ...slip, ticket: 'PROCESSING', error: null, bets, placement };
}

/** Whether what was sent without an answer is this player's to send again, as far as it says whose it is. */
export function isOf({ placement }: Pick<Slip, 'placement'>, playerId: number | null): boolean {
  return placement === null || placement.playerId === null || placement.playerId === playerId;
}

/**
 * What a player had sent without an answer comes back to them, on whatever is on the slip by now: it is what is sent next.
 * An empty slip is as it was then.
 */
export function withUnanswered(slip: Slip, kept: Slip): Slip {
  if (!isEditable(slip) || slip.placement) return slip;
  return slip.bets.length === 0 ? unanswered(kept) : { ...slip, placement: kept.placement };
}

/** The book took the bets. Its answers stand in the order they were sent (SPEC §4). */
export function placed(slip: Slip, answers: readonly BetTaken[]): Slip {
  if (slip.ticket !== 'PROCESSING') return slip;
  const sent = slip.placement?.bets ?? [];
  assert(answers.length === sent.length, 'every bet that was sent has an answer');
  const bets = sent.map((bet, index) => confirmed(bet, answers[index]));
  return { ...slip, ticket: 'SUCCESS', bets, placement: null };
}

function confirmed(bet: SlipBet, taken: BetTaken | undefined): SlipBet {
  assert(taken, 'every bet that was sent has an answer');
  const selections = bet.selections.map((each, index) => {
    const odds = taken.odds[index] ?? each.odds;
    const settled = { isChanged: false, isSuspended: false, isNotAvailable: false };
    return { ...each, odds, acceptedOdds: odds, ...settled };
  });
  const kind = confirmedKind(bet.kind, taken);
  return { ...bet, kind, stake: { source: 'stake', amount: taken.stake }, selections, taken };
}

function confirmedKind(kind: SlipBetKind, { customOdds }: BetTaken): SlipBetKind {
  if (kind.type !== 'custom_bet') return kind;
  const odds = customOdds ?? kind.odds;
  return { ...kind, odds, acceptedOdds: odds, isChanged: false };
}

/** The book's answer about the whole ticket when it takes none of it (SPEC §3 "Place-bets error"). */
export interface Refused extends TicketError {
  /** By the order the bets were sent in: which selections are meant, by position. */
  bets: readonly ((Omit<BetRefused, 'selections'> & { selections: readonly number[] }) | null)[];
}

/** The book refused with a code: nothing was taken, and the next try is a new placement (SPEC §4). */
export function refusedByBook(slip: Slip, { code, message, details, bets }: Refused): Slip {
  if (slip.ticket !== 'PROCESSING') return slip;
  const sent = slip.placement?.bets ?? [];
  let next = 0;
  // Bets stand as they were sent, in the same order; some between them were not sent.
  const marked = eachTo(slip.bets, (bet) => {
    const asked = sent[next];
    if (!asked || selectionsKey(asked) !== selectionsKey(bet)) return bet;
    const refusal = bets[next] ?? null;
    next += 1;
    return refusal ? { ...bet, refused: onBet(asked, refusal) } : bet;
  });
  const error = { code, message, details };
  return { ...slip, ticket: 'ERROR', error, bets: marked, placement: null };
}

function onBet(bet: SlipBet, refusal: NonNullable<Refused['bets'][number]>): BetRefused {
  const meant = refusal.selections.flatMap((at): OutcomeKey[] => {
    const selection = bet.selections[at];
    return selection ? [selection.key] : [];
  });
  return { ...refusal, selections: meant };
}

function selectionsKey(bet: SlipBet): string {
  return bet.selections.map((each) => each.key).join(' ');
}

/**
 * No answer came, or the page went away while it was being sent: nobody knows whether it was taken.
 * The ticket rests, and keeps what was sent so that sending again under the same id is harmless
 * (SPEC §4, DESIGN §4.5).
 */
export function unanswered(slip: Slip): Slip {
  if (slip.ticket !== 'PROCESSING') return slip;
  return { ...slip, ticket: restingTicket(slip.bets) };
}

/**
 * The sportsbook knew nobody, or was asked too often: it has not looked at this try, so the ticket is INITIAL again
 * (SPEC §4). It says nothing of a try before that had no answer and may have been taken, so what was sent stays known
 * here too: whoever has signed in again sends it under the same id (DESIGN §4.5).
 */
export function turnedAway(slip: Slip): Slip {
  return unanswered(slip);
}

/**
 * Another tab of this browser that held the same placement, as one that was duplicated does, has its answer. The tab
 * has nothing left to send: bets that were taken leave its slip, and what was refused is its player's to change. The
 * same slip when it holds another placement, or is sending it: then it gets the same answer itself (DESIGN §4.5).
 */
export function answeredElsewhere(slip: Slip, placementId: string, wasTaken: boolean): Slip {
  if (slip.ticket === 'PROCESSING' || slip.placement?.id !== placementId) return slip;
  return wasTaken ? emptySlip(slip.currency) : { ...slip, placement: null };
}

/** The bets that are being placed now (SPEC §3 "processingBets"): none once an answer, or none, has come. */
export function processingBets(slip: Slip): readonly SlipBet[] {
  return slip.ticket === 'PROCESSING' ? (slip.placement?.bets ?? []) : [];
}

/**
 * Puts the receipt away (SPEC §4). With `keep`, the same bets stand on the slip again, ready to be
 * sent, but for their bonuses: those have been used.
 */
export function dismissReceipt(slip: Slip, keep: boolean): Slip {
  if (slip.ticket !== 'SUCCESS') return slip;
  if (!keep) return emptySlip(slip.currency);
  const bets = slip.bets.map((bet) => newBet(bet.kind, bet.selections, stakeAlone(bet)));
  return { ...slip, ticket: 'INITIAL', bets };
}
