import { assert } from '../assert';
import type { GameRules } from './game-rules';

/** One of the things that can happen: on so many tickets, paying so many thousandths of the stake. */
export interface Lot {
  name: string;
  tickets: number;
  pays: number;
}

/** A game in which one of several things happens, and whoever chose it wins (DESIGN §4.15). */
export function oneOf(
  app: GameRules['app'],
  lots: readonly Lot[],
  returnToPlayer: GameRules['returnToPlayer'],
): GameRules {
  return {
    app,
    tickets: lots.reduce((total, lot) => total + lot.tickets, 0),
    choices: lots.map(({ name }) => name),
    returnToPlayer,
    resultOf: (ticket) => nameAt(lots, ticket),
    pays: (choice, result) =>
      choice === result ? (lots.find(({ name }) => name === choice)?.pays ?? 0) : 0,
  };
}

/** Tickets go to the lots in their order. */
function nameAt(lots: readonly Lot[], ticket: number): string {
  let first = 0;
  for (const { name, tickets } of lots) {
    if (ticket >= first && ticket < first + tickets) return name;
    first += tickets;
  }
  assert(false, `there is no ticket ${ticket}`);
}
