import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type BookModel, statusOf, worstCase } from './book-model';
import type { Death } from './dying-database';
import { pointsIn } from './points-model';
import { differencesIn, type History, standOf } from './real-book';

/** Something that happens to the book, and to the model. */
export type Command = fc.AsyncCommand<BookModel, History>;

/** What a command does; the model is changed by it. */
type Run = (model: BookModel, real: History) => Promise<void>;

/** After every command the book and the model agree, and the book with itself. */
export function command(name: string, run: Run, isPossible = (_model: BookModel) => true): Command {
  return {
    check: isPossible,
    run: async (model, real) => {
      model.now += 1;
      await run(model, real);
      expect([name, await standOf(real, model)]).toEqual([name, standIn(model)]);
      const disorder = await differencesIn(real);
      const ownDisorder = disorder.filter((each) => !real.disorderBefore.includes(each));
      expect([name, ownDisorder]).toEqual([name, []]);
    },
    toString: () => name,
  };
}

function standIn(model: BookModel) {
  const contested = model.deposits.filter(({ isContested }) => isContested);
  const bets = model.bets.map((bet) => ({ id: bet.id, status: statusOf(bet), paid: bet.paid }));
  return {
    purses: model.players.map(({ cash, debt }) => ({ cash, debt })),
    bets: bets.toSorted((one, other) => one.id - other.id),
    points: model.players.flatMap((player) => (player.bonus ? pointsIn(model, player) : [])),
    contested: contested.map(({ id }) => id).toSorted(),
    costs: model.lines.map(({ matchId }) => worstCase(model, matchId)),
  };
}

/** The one that is meant by any number. */
export function chosen<T>(all: readonly T[], at: number): T {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('there is something to choose from');
  return one;
}

export const hasBets = ({ bets }: BookModel): boolean => bets.length > 0;

/** Two of three commands have a connection break, most in the middle: a transaction is of some ten to twenty statements. */
export const anyDeath: fc.Arbitrary<Death | null> = fc.option(
  fc.record({
    statement: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant<'commit'>('commit')),
    moment: fc.constantFrom<Death['moment'][]>('before', 'after'),
  }),
  { freq: 2 },
);

/** Says of a command where its connection breaks, for the history that is printed when it fails. */
export function deathText(death: Death | null): string {
  return death ? `, dying ${death.moment} statement ${death.statement}` : '';
}
