import { type Minor, minus, smaller, ZERO } from '../money';

/**
 * The states of a deposit (SPEC §4): `expired` was never paid, `refunded` was given back whole, `charged_back` was taken
 * back by the player's bank, `returned` was paid when something stood against it, and goes back uncredited: a limit, an exclusion, or a rule of the
 * site's.
 */
export const DEPOSIT_LIFE = [
  'pending',
  'success',
  'error',
  'expired',
  'refunded',
  'charged_back',
  'returned',
] as const;

export type DepositLife = (typeof DEPOSIT_LIFE)[number];

/** For so long somebody may be paying, in milliseconds. */
const PAYING_MS = 15 * 60_000;

/** Whether a deposit was begun and left: it has expired, or nobody has paid it by this age in milliseconds. */
export function isAbandoned(state: DepositLife, age: number): boolean {
  return state === 'expired' || (state === 'pending' && age >= PAYING_MS);
}

/** A deposit as an event about it finds it; amounts in subunits. */
export interface DepositStanding {
  state: DepositLife;
  /** What was asked for. */
  amount: Minor;
  /** What was put on the account: all of it or nothing. */
  credited: Minor;
  /** What was taken off the account again, by refunds and by charge-backs. */
  givenBack: Minor;
}

/** What a provider reports about a payment. */
export type DepositNews = 'paid' | 'declined' | 'expired' | 'refunded' | 'charged_back';

/**
 * What an event does. Only `credit`, `refund` and `charge_back` move money. Who takes a `credit` asks first whether a limit
 * stands against it, and returns the payment then: see `returned`.
 *
 * - `settled`: nothing, it is known already;
 * - `early`: nothing yet, since it is about money that is not known to be paid, so the provider must report it again;
 * - `mismatch`: nothing, since it is about another amount than there is.
 */
export type DepositEffect =
  | 'credit'
  | 'decline'
  | 'expire'
  | 'return'
  | 'refund'
  | 'charge_back'
  | 'mismatch'
  | 'settled'
  | 'early';

/** What becomes of a deposit: the effect, the state after it, and what is moved. */
export interface DepositStep {
  effect: DepositEffect;
  state: DepositLife;
  moved: Minor;
}

const UNPAID = { refunded: 'early', charged_back: 'early' } as const;
const PAID = { paid: 'settled', declined: 'settled', expired: 'settled' } as const;

/**
 * Every event in every state. Money that arrives is credited once, however late and whatever was reported before: a second
 * card after a declined one is everyday. A charge-back always opens a case, and takes no more than is left.
 */
const EFFECTS: Record<DepositLife, Record<DepositNews, DepositEffect>> = {
  pending: { paid: 'credit', declined: 'decline', expired: 'expire', ...UNPAID },
  error: { paid: 'credit', declined: 'settled', expired: 'settled', ...UNPAID },
  expired: { paid: 'credit', declined: 'settled', expired: 'settled', ...UNPAID },
  success: { ...PAID, refunded: 'refund', charged_back: 'charge_back' },
  refunded: { ...PAID, refunded: 'settled', charged_back: 'charge_back' },
  charged_back: { ...PAID, refunded: 'refund', charged_back: 'charge_back' },
  returned: { ...PAID, refunded: 'settled', charged_back: 'charge_back' },
};

/** What an event about `amount` does to a deposit. */
export function depositStep(
  deposit: DepositStanding,
  news: DepositNews,
  amount: Minor,
): DepositStep {
  const { state, amount: asked, credited, givenBack } = deposit;
  const left = minus(credited, givenBack);
  const effect = EFFECTS[state][news];
  switch (effect) {
    case 'credit':
      return amount === asked ? step(effect, 'success', asked) : mismatchStep(state);
    case 'decline':
      return amount === asked ? step(effect, 'error') : mismatchStep(state);
    case 'expire':
      return step(effect, 'expired');
    case 'refund':
      if (left === 0n) return step('settled', state);
      if (amount <= 0n || amount > left) return mismatchStep(state);
      return step(effect, afterRefund(state, amount === left), amount);
    case 'charge_back':
      if (amount <= 0n) return mismatchStep(state);
      if (state === 'charged_back' && left === 0n) return step('settled', state);
      return step(effect, 'charged_back', smaller(amount, left));
    default:
      return step(effect, state);
  }
}

/** What becomes of a deposit whose payment is not credited, but goes back. */
export function returnStep(): DepositStep {
  return step('return', 'returned');
}

/** A payment that is not as asked for ends what waits for it; anything else is left alone. */
export function mismatchStep(state: DepositLife): DepositStep {
  return step('mismatch', state === 'pending' ? 'error' : state);
}

function afterRefund(state: DepositLife, isAll: boolean): DepositLife {
  return state === 'success' && isAll ? 'refunded' : state;
}

function step(effect: DepositEffect, state: DepositLife, moved: Minor = ZERO): DepositStep {
  return { effect, state, moved };
}

/** What a player is told of a deposit that went back. */
export type ReturnCause = 'over_limit' | 'excluded' | 'barred';

const RETURN_CAUSES = new Map<string | null, ReturnCause>([
  ['deposit', 'over_limit'],
  ['selfexclusion', 'excluded'],
  ['coolingoff', 'excluded'],
]);

/** Why a deposit went back, by what stood against it: the type of a limit, or else a rule of the site's. */
export function returnCause(reason: string | null): ReturnCause {
  return RETURN_CAUSES.get(reason) ?? 'barred';
}
