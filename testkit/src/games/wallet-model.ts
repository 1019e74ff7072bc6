import fc from 'fast-check';
import type { Told } from './game-house';

/** One thing a provider says, by small numbers so that many of them meet. */
export interface Said {
  request: 'debit' | 'credit' | 'rollback';
  transaction: number;
  round: number;
  amount: number;
}

/** Anything a provider may say, in any order, with many repeats. */
export const anySaid: fc.Arbitrary<Said> = fc.record({
  request: fc.constantFrom('debit', 'credit', 'rollback'),
  transaction: fc.nat({ max: 5 }),
  round: fc.nat({ max: 1 }),
  amount: fc.constantFrom(10, 20, 60),
});

interface Known extends Said {
  first: Told | null;
  undone: Told | null;
}

/** The wallet as a child would keep it: one purse, what is owed, and a list. */
export class WalletModel {
  cash: number;
  owed = 0;
  readonly #known = new Map<number, Known>();

  constructor(cash: number) {
    this.cash = cash;
  }

  /** What must be answered, having done it. */
  say(said: Said): Told {
    const known = this.#known.get(said.transaction);
    if (said.request === 'rollback') return this.#undo(said, known);
    if (known) return again(known, said);
    if (said.request === 'credit' && !this.#hasStake(said.round)) return no(404, 'round_unknown');
    const first = this.#move(said);
    this.#known.set(said.transaction, { ...said, first, undone: null });
    return first;
  }

  #move({ request, amount }: Said): Told {
    if (request === 'credit') this.#pay(amount);
    else if (amount > this.cash) return no(422, 'insufficient_funds');
    else this.cash -= amount;
    return this.#left();
  }

  #undo(said: Said, known: Known | undefined): Told {
    if (known?.undone) return known.undone;
    if (known?.first?.status === 200) {
      if (known.request === 'debit') this.#pay(known.amount);
      else this.#takeBack(known.amount);
    }
    const undone = this.#left();
    this.#known.set(said.transaction, { ...(known ?? { ...said, first: null }), undone });
    return undone;
  }

  #pay(amount: number): void {
    const repaid = Math.min(this.owed, this.cash + amount);
    this.cash += amount - repaid;
    this.owed -= repaid;
  }

  #takeBack(amount: number): void {
    const there = Math.min(this.cash, amount);
    this.cash -= there;
    this.owed += amount - there;
  }

  #hasStake(round: number): boolean {
    return [...this.#known.values()].some(
      (each) =>
        each.request === 'debit' &&
        each.round === round &&
        each.first?.status === 200 &&
        each.undone === null,
    );
  }

  #left(): Told {
    return { status: 200, body: { balance: this.cash } };
  }
}

function again(known: Known, said: Said): Told {
  if (known.first === null) return no(409, 'rolled_back');
  const isSame = (['request', 'round', 'amount'] as const).every((key) => known[key] === said[key]);
  if (!isSame) return no(409, 'conflict');
  return known.undone ? no(409, 'rolled_back') : known.first;
}

function no(status: number, code: string): Told {
  return { status, body: { error: { code } } };
}
