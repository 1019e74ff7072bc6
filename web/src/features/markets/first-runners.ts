import type { Market, Outcome } from '@touchline/wire/catalogue';

/** Of those who can be bet on the few that are most likely to win, the first of them first; then those without odds. */
export function firstRunners({ outcomes }: Pick<Market, 'outcomes'>, count: number): Outcome[] {
  return [...outcomes].sort((one, other) => chance(other) - chance(one)).slice(0, count);
}

/** The same runners in an order of ids that was chosen before, so that they stay where they are; new ones at the end. */
export function inKeptOrder(outcomes: readonly Outcome[], ids: readonly string[]): Outcome[] {
  const place = ({ id }: Outcome) => {
    const found = ids.indexOf(id);
    return found < 0 ? ids.length : found;
  };
  return [...outcomes].sort((one, other) => place(one) - place(other));
}

function chance({ odds }: Outcome): number {
  return odds === null ? 0 : 1 / Number(odds);
}
