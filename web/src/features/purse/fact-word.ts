import { betRef } from '@touchline/domain/bets/bet-ref';
import { betOfPosting } from '@touchline/domain/ledger/bet-of-posting';

/** What the names of postings begin with, by the word for it: a key of `purse.fact`. */
const WORDS = {
  deposit: 'deposit',
  refund: 'refund',
  chargeback: 'chargeback',
  stake: 'stake',
  reject: 'reject',
  settle: 'settle',
  cash_out: 'cashOut',
  prize: 'prize',
  freebet: 'bonus',
  pool: 'bonus',
  jackpot: 'jackpot',
  jackpot_hit: 'jackpot',
  game: 'game',
  rollback: 'rollback',
  repay: 'repay',
  correction: 'correction',
} as const;

/** A withdrawal's postings say at their end what became of it. */
const WITHDRAWAL_WORDS = {
  held: 'withdrawalHeld',
  cancelled: 'withdrawalCancelled',
  rejected: 'withdrawalRejected',
  failed: 'withdrawalFailed',
  returned: 'withdrawalReturned',
} as const;

/** The word for a movement, by the name of its fact; what nobody has named yet is a correction. */
export function factWord(id: string) {
  const [fact = '', , step = ''] = id.split(':');
  if (fact === 'withdrawal') return wordIn(WITHDRAWAL_WORDS, step) ?? 'withdrawalHeld';
  if (fact === 'settle' && step !== '1') return 'settleAgain';
  return wordIn(WORDS, fact) ?? 'correction';
}

function wordIn<W extends string>(words: Readonly<Record<string, W>>, name: string): W | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** The number of the bet that a movement is of, as the player reads it out; null when it is of none. */
export function betOf(id: string): string | null {
  const bet = betOfPosting(id);
  return bet === null ? null : betRef(bet);
}
