import { assert } from '../assert';
import type { OddsAcceptMode } from '../bets/check-placement';
import type { OutcomeKey } from '../bets/outcome-key';
import { isEditable, restingTicket } from './edit';
import {
  emptySlip,
  newBet,
  type BetRefused,
  type BetTaken,
  type Slip,
  type SlipBet,
  type SlipBetKind,
} from './slip';
import { pricedBet, stakeAlone } from './stake';

/**
 * Sends the slip (SPEC §4 "Placing when logged in"): the error is cleared, the ticket is in
 * progress, and the bets with a stake and a price are in `placement`. What was sent before without an
 * answer is sent again as it was, under the id it had: either it was taken, or it is judged now.
 */
export function placing(slip: Slip, freshId: string, acceptMode: OddsAcceptMode): Slip {
  if (!isEditable(slip) || restingTicket(slip.bets) === 'ODDS_CHANGED') return slip;
  const bets = slip.bets.map((bet) => ({ ...bet, refused: null }));
  const sent = bets.filter((bet) => bet.stake.amount > 0n && pricedBet(bet));
  if (sent.length === 0) return slip;
  return {
    ...slip,
    ticket: 'PROCESSING',
    error: null,
    bets,
    placement: slip.placement ?? { id: freshId, currency: slip.currency, acceptMode, bets: sent },
  };
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
    return { ...each, odds, acceptedOdds: odds, isChanged: false, isSuspended: false };
  });
  const kind = confirmedKind(bet.kind, taken);
  return { ...bet, kind, stake: { source: 'stake', amount: taken.stake }, selections, taken };
}

function confirmedKind(kind: SlipBetKind, { customOdds }: BetTaken): SlipBetKind {
  if (kind.type !== 'custom_bet') return kind;
  const odds = customOdds ?? kind.odds;
  return { ...kind, odds, acceptedOdds: odds, isChanged: false };
}

/** The book's answer about the whole ticket when it takes none of it. */
export interface Refused {
  code: number | string;
  message: string;
  /** By the order the bets were sent in: which selections are meant, by position. */
  bets: readonly ((Omit<BetRefused, 'selections'> & { selections: readonly number[] }) | null)[];
}

/** The book refused with a code: nothing was taken, and the next try is a new placement (SPEC §4). */
export function refusedByBook(slip: Slip, { code, message, bets }: Refused): Slip {
  if (slip.ticket !== 'PROCESSING') return slip;
  const sent = slip.placement?.bets ?? [];
  const refusedAt = new Map(
    sent.map((bet, index) => [selectionsKey(bet), { bet, refusal: bets[index] ?? null }]),
  );
  const marked = slip.bets.map((bet) => {
    const found = refusedAt.get(selectionsKey(bet));
    return { ...bet, refused: found?.refusal ? onBet(found.bet, found.refusal) : null };
  });
  return { ...slip, ticket: 'ERROR', error: { code, message }, bets: marked, placement: null };
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
 * No answer came, so nobody knows whether it was taken: the ticket is INITIAL, and keeps what was
 * sent so that sending again under the same id is harmless (SPEC §4, DESIGN §4.5).
 */
export function unanswered(slip: Slip): Slip {
  if (slip.ticket !== 'PROCESSING') return slip;
  return { ...slip, ticket: restingTicket(slip.bets) };
}

/** The sportsbook knew nobody: nothing was taken, and the ticket is INITIAL again (SPEC §4). */
export function turnedAway(slip: Slip): Slip {
  if (slip.ticket !== 'PROCESSING') return slip;
  return { ...slip, ticket: restingTicket(slip.bets), placement: null };
}

/**
 * Puts the receipt away. With `keep`, the same bets stand on the slip again, ready to be sent, but for
 * their bonuses: those have been used.
 */
export function dismissReceipt(slip: Slip, keep: boolean): Slip {
  if (slip.ticket !== 'SUCCESS') return slip;
  if (!keep) return emptySlip(slip.currency);
  const bets = slip.bets.map((bet) => newBet(bet.kind, bet.selections, stakeAlone(bet)));
  return { ...slip, ticket: 'INITIAL', bets };
}

/** A slip read back from storage: what was being sent when the page went away was not answered. */
export function restored(slip: Slip): Slip {
  return unanswered(slip);
}
