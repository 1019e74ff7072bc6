import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CashOutBook } from './cash-out-book';
import {
  type CashOutModel,
  type ModelBet,
  modelMoney,
  modelOffer,
  modelPart,
  RESULTS,
} from './cash-out-model';

/** The real sportsbook, a player in it, and a round of the job that keeps values fresh. */
export interface Real {
  book: CashOutBook;
  playerId: number;
  round(): Promise<void>;
}

type Step = fc.AsyncCommand<CashOutModel, Real>;
type Run = (model: CashOutModel, real: Real) => Promise<void>;

/** After every step the player has what the model has, and owes what it owes. */
function step(name: string, isPossible: (model: CashOutModel) => boolean, run: Run): Step {
  return {
    check: isPossible,
    run: async (model, real) => {
      await run(model, real);
      const money = modelMoney(model);
      const { book, playerId } = real;
      expect([name, await book.balance(playerId), await book.owedBy(playerId)]).toEqual([
        name,
        money > 0n ? money : 0n,
        money < 0n ? -money : 0n,
      ]);
    },
    toString: () => name,
  };
}

/** The one that is meant by any number. */
const chosen = <T>(all: readonly T[], at: number): T => {
  const one = all[at % all.length];
  if (one === undefined) throw new Error('there is something to choose from');
  return one;
};

const hasBets = (model: CashOutModel) => model.bets.length > 0;

function placing(which: readonly number[], stake: bigint): Step {
  const legsOf = ({ matches }: CashOutModel) => which.map((at) => chosen(matches, at));
  return step(
    `place ${stake} on ${which.join('+')}`,
    (model) =>
      modelMoney(model) >= stake &&
      legsOf(model).every(({ isOpen, result }) => isOpen && result === null),
    async (model, { book, playerId }) => {
      const legs = legsOf(model);
      const id = await book.betOn(
        playerId,
        legs.map((match) => match.id),
        { stake: { value: Number(stake), currency: 'EUR' } },
      );
      model.own -= stake;
      model.bets.push({ id, legs, left: stake, paidForParts: 0n, sent: [] });
    },
  );
}

/** What the player has seen is the offer and as much above it as given. */
function cashingOut(at: number, share: bigint, above: bigint): Step {
  return step(
    `cash out ${share} thousandths of bet ${at}, seen ${above} above`,
    hasBets,
    async (model, { book, playerId }) => {
      const bet = chosen(model.bets, at);
      const stake = (bet.left * share) / 1000n || 1n;
      const seen = (modelOffer(bet) ?? 0n) + above;
      const body = {
        bet_id: bet.id,
        to_cashout: Number(seen),
        part: { stake: Number(stake) },
        cashout_id: randomUUID(),
      };
      const paid = above > 0n ? null : modelPart(bet, stake);
      const answer = await book.cashOut(playerId, body, paid === null ? 422 : 200);
      if (paid === null) return;
      expect(answer.data.paid.value).toBe(Number(paid));
      bet.sent.push({ body, paid });
      bet.left -= stake;
      bet.paidForParts += paid;
    },
  );
}

function repeating(at: number, which: number): Step {
  return step(
    `send a cash-out of bet ${at} again`,
    (model) => hasBets(model) && chosen(model.bets, at).sent.length > 0,
    async (model, { book, playerId }) => {
      const { body, paid } = chosen(chosen(model.bets, at).sent, which);
      const answer = await book.cashOut(playerId, body);
      expect(answer.data.paid.value).toBe(Number(paid));
    },
  );
}

function resulting(at: number, result: string | null): Step {
  return step(
    `match ${at} ends ${result}`,
    () => true,
    async (model, { book }) => {
      const match = chosen(model.matches, at);
      match.result = result;
      match.isOpen = false;
      await book.settle(match.id, result);
    },
  );
}

function pricing(at: number, chance: bigint): Step {
  return step(
    `match ${at} is at ${chance} tenths`,
    (model) => chosen(model.matches, at).result === null,
    async (model, { book }) => {
      const match = chosen(model.matches, at);
      match.chance = chance;
      match.isOpen = true;
      await book.pool.query('update markets set status = 1 where match_id = $1', [match.id]);
      await book.chance(match.id, { p: Number(chance) / 10 });
    },
  );
}

/** After a round every open bet is kept with what it is worth. */
function refreshing(): Step {
  return step(
    'a round of the job',
    () => true,
    async (model, { book, playerId, round }) => {
      await round();
      const list = await book.server.ask('/../v3/bets', { playerId });
      const shown = new Map(list.data.map((bet) => [bet.id, bet['to_cashout']]));
      expect(model.bets.map((bet) => shown.get(bet.id))).toEqual(model.bets.map(shownOffer));
    },
  );
}

function shownOffer(bet: ModelBet): number | null {
  const offer = modelOffer(bet);
  return offer === null ? null : Number(offer);
}

const anyIndex = fc.nat(5);
const anyPlacing = fc
  .tuple(
    fc.subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 3 }),
    fc.bigInt({ min: 50n, max: 600n }),
  )
  .map(([which, stake]) => placing(which, stake));
const anyCashOut = fc
  .tuple(anyIndex, fc.bigInt({ min: 1n, max: 1000n }), fc.constantFrom(0n, 0n, 0n, 1n))
  .map(([at, share, above]) => cashingOut(at, share, above));
const anyResult = fc
  .tuple(fc.nat(4), fc.constantFrom(null, ...RESULTS))
  .map(([at, result]) => resulting(at, result));
const anyPrice = fc
  .tuple(fc.nat(4), fc.bigInt({ min: 0n, max: 10n }))
  .map(([at, chance]) => pricing(at, chance));
const taken = fc.nat(4).map((at) => resulting(at, null));

/** Any history of one player on a few matches; what a history needs to get anywhere comes more often. */
export const anyHistory = fc.commands<CashOutModel, Real, false>(
  [
    anyPlacing,
    anyPlacing,
    anyPlacing,
    anyCashOut,
    anyCashOut,
    anyPrice,
    anyPrice,
    anyResult,
    taken,
    anyIndex.map((at) => cashingOut(at, 1000n, 0n)),
    fc.tuple(anyIndex, anyIndex).map(([at, which]) => repeating(at, which)),
    fc.constant(refreshing()),
  ],
  { maxCommands: 120, size: 'max' },
);
