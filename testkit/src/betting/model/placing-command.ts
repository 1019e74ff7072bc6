import { randomUUID } from 'node:crypto';
import { odds } from '@touchline/domain/money';
import { ok } from '@touchline/domain/result';
import { systemOf } from '@touchline/domain/bets/system-types';
import type { Placement } from '@touchline/wire/bets';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { aBet, aPlacement, aSelection } from '../book-database';
import type { Placing } from '../../../../server/src/book/bets/place-bets';
import { type BookModel, type ModelBet, type ModelLeg, takesBets } from './book-model';
import { anyDeath, chosen, type Command, command, deathText } from './command';
import type { Death } from './dying-database';
import { timeOf } from './model-time';
import { isExcluded, isWithin, type LimitKind, type ModelPlayer } from './player-model';
import { MOST, MOST_OF_VIPS, type RealBook } from './real-book';

type Kind = ModelBet['type'] | 'singles';

/** A placement that somebody wants, by the numbers of players and lines. */
interface Wish {
  player: number;
  kind: Kind;
  system: number;
  /** Lines of several matches, for all but singles and custom bets. */
  lines: number[];
  sides: (0 | 1)[];
  stake: bigint;
  /** Whether prices are other than those that were seen. */
  isStale: boolean;
  /** Whether it is sent twice at once. */
  isTwice: boolean;
}

/** A wish with what it means now. */
interface Meant {
  now: number;
  player: ModelPlayer;
  bets: { type: ModelBet['type']; legs: ModelLeg[]; sizes: readonly number[] }[];
  wish: Wish;
  placement: Placement;
}

const PRICE = 3_300n;
const STALE = 100n;

function legsOf({ lines }: BookModel, { kind, lines: wanted, sides }: Wish): ModelLeg[] {
  const [first = 0, second = 0] = wanted;
  const places: Record<Kind, number[]> = {
    single: [first],
    singles: [first, second],
    combo: wanted,
    system: wanted,
    custom_bet: [first % 2, (first % 2) + 4],
  };
  return places[kind].map((place, at) => {
    const [line, side] = [chosen(lines, place), sides[at] ?? 0];
    return { line, side, odds: line.odds[side] };
  });
}

function betsOf(model: BookModel, wish: Wish): Meant['bets'] {
  const legs = legsOf(model, wish);
  if (wish.kind === 'singles') {
    return legs.map((leg) => ({ type: 'single', legs: [leg], sizes: [1] }));
  }
  const sizes = wish.kind === 'system' ? systemOf(wish.system)?.winCounts : [legs.length];
  return [{ type: wish.kind, legs, sizes: sizes ?? [] }];
}

function meant(model: BookModel, wish: Wish): Meant {
  const bets = betsOf(model, wish);
  const player = chosen(model.players, wish.player);
  const seen = wish.isStale ? STALE : 0n;
  const sent = bets.map(({ type, legs }) =>
    aBet(
      legs.map(({ line, side, odds: now }) =>
        aSelection({
          match_id: line.matchId,
          market_id: line.marketId,
          specifier: line.specifier,
          outcome_id: line.outcomes[side],
          odds: Number(now + seen),
        }),
      ),
      {
        type,
        stake: { value: Number(wish.stake), currency: 'EUR' },
        ...(type === 'system' ? { system_id: wish.system } : {}),
        ...(player.bonus ? { bonus: { id: player.bonus.id, type: 'hunting' as const } } : {}),
        ...(type === 'custom_bet' ? { custom_odds: Number(PRICE + seen) } : {}),
      },
    ),
  );
  const placement = aPlacement(sent, { id: randomUUID() });
  return { now: model.now, player, bets, wish, placement };
}

/** What is wrong with a bet, whatever the money; null when nothing is. */
function faultOf(
  { now, player, wish }: Meant,
  { type, legs }: Meant['bets'][number],
): string | null {
  if (!legs.every(({ line }) => takesBets(line, now))) return 'market_not_bettable';
  if (wish.isStale) return type === 'custom_bet' ? 'custom_odds_changed' : 'odds_changed';
  const isTooMuch = wish.stake > (player.isVip ? MOST_OF_VIPS : MOST);
  return isTooMuch ? 'stake_above_max' : null;
}

/** Several placements that come at once; each is sent again after a crash. */
export function placing(wishes: readonly Wish[], death: Death | null): Command {
  const texts = wishes.map(({ player, kind, lines, sides, stake, ...how }) => {
    const marks = `${how.isStale ? ' stale' : ''}${how.isTwice ? ' twice' : ''}`;
    return `${player}: ${kind} ${how.system} ${lines.join('+')}/${sides.join('')} ${stake}${marks}`;
  });
  return command(`place ${texts.join('; ')}${deathText(death)}`, async (model, real) => {
    const all = wishes.map((wish) => meant(model, wish));
    const sent = all.flatMap((each) => (each.wish.isTwice ? [each, each] : [each]));
    const placings = await real.dying.surviving(death, () => answersTo(real, sent, model.now));
    const answers = new Map(sent.map((each, at) => [each, placings[at]]));
    for (const [at, each] of sent.entries()) {
      expect(verdictOf(placings[at])).toEqual(verdictOf(answers.get(each)));
    }
    const lacking: { each: Meant; what: 'money' | LimitKind }[] = [];
    for (const each of all) {
      const answer = answers.get(each);
      if (answer?.ok) {
        take(model, each, answer.value);
        continue;
      }
      const what = whatIsLacking(answer);
      if (what) lacking.push({ each, what });
      expectFaults(model, each, answer, what !== null);
    }
    // Who comes first is not said: but what was taken was there, and what is left is not enough for what was not.
    for (const { player, wish } of all) {
      const wasTaken = model.bets.some(
        (bet) => bet.player === player && bet.placedAt === model.now,
      );
      expect([wish, player.cash >= 0n]).toEqual([wish, true]);
      if (wasTaken)
        for (const kind of BET_LIMITS) expect(isWithin(model, player, kind, 0n)).toBe(true);
    }
    for (const { each, what } of lacking) {
      const { player, bets, wish } = each;
      const [stake, count] = [wish.stake * BigInt(bets.length), BigInt(bets.length)];
      if (what === 'money') expect(player.cash).toBeLessThan(stake);
      else expect(isWithin(model, player, what, what === 'bet' ? count : stake)).toBe(false);
    }
  });
}

async function answersTo({ desk }: RealBook, sent: readonly Meant[], now: number) {
  const settled = await Promise.allSettled(
    sent.map(({ player, placement, bets }) =>
      desk({
        playerId: player.id,
        locale: 'en',
        placement,
        now: timeOf(now),
        ...(bets[0]?.type === 'custom_bet' ? { customPrice: ok(odds(Number(PRICE))) } : {}),
      }),
    ),
  );
  return settled.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}

/**
 * What is answered alike to all who send a placement: a refusal for money or a limit is not kept, and which of them does
 * not reach for which bets is another matter once something else was taken.
 */
function verdictOf(answer: Placing | undefined): Placing | 'lacking' | undefined {
  return whatIsLacking(answer) ? 'lacking' : answer;
}

const BET_LIMITS = ['wager', 'loss', 'bet'] as const satisfies readonly LimitKind[];

/** What was not enough for a placement: money, or what a limit leaves; null where that was not why. */
function whatIsLacking(answer: Placing | undefined): 'money' | LimitKind | null {
  const refusals = refusalsIn(answer);
  if (refusals.some((refusal) => refusal?.code === 'insufficient_funds')) return 'money';
  const [first] = refusals;
  return first?.code === 'player_limit'
    ? (BET_LIMITS.find((kind) => kind === first.limit) ?? null)
    : null;
}

/** What each bet of a placement was refused for; none where it was taken. */
function refusalsIn(answer: Placing | undefined) {
  return answer?.ok === false && 'bets' in answer.error ? answer.error.bets : [];
}

/** A refusal says what is wrong with the bets; a break of the player's or what is lacking only where nothing is. */
function expectFaults(
  model: BookModel,
  each: Meant,
  answer: Placing | undefined,
  isLacking: boolean,
): void {
  const found = each.bets.map((bet) => faultOf(each, bet));
  const isExcludedNow = isExcluded(model, each.player);
  const faults =
    found.every((fault) => fault === null) && isExcludedNow
      ? found.map(() => 'player_excluded')
      : found;
  if (isLacking) {
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    return;
  }
  const told = refusalsIn(answer).map((refusal) => refusal?.code ?? null);
  expect(told).toEqual(faults);
  expect(told).not.toEqual(told.map(() => null));
}

function take(model: BookModel, each: Meant, made: readonly { id: number }[]): void {
  const { player, bets, wish } = each;
  expect(bets.map((bet) => faultOf(each, bet))).toEqual(bets.map(() => null));
  expect(isExcluded(model, player)).toBe(false);
  expect(made).toHaveLength(bets.length);
  for (const [at, { id }] of made.entries()) {
    const bet = bets[at];
    if (!bet) return;
    player.cash -= wish.stake;
    model.bets.push({
      ...bet,
      id,
      player,
      price: PRICE,
      decision: wish.stake > MOST ? 'submitted' : 'taken',
      placedAt: model.now,
      stake: wish.stake,
      left: wish.stake,
      paidForParts: 0n,
      paid: 0n,
      sent: [],
    });
  }
}

/** A single of the first player on the first outcome of a line. */
export function aSingleOn(line: number, stake: bigint): Wish {
  const how = { isStale: false, isTwice: false };
  return { player: 0, kind: 'single', system: 0, lines: [line], sides: [0], stake, ...how };
}

const anySides = fc.array(fc.constantFrom<(0 | 1)[]>(0, 1), { minLength: 4, maxLength: 4 });
const anyStake = fc.oneof(
  { weight: 5, arbitrary: fc.bigInt({ min: 50n, max: 400n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: MOST + 1n, max: 900n }) },
);
const SYSTEMS = ['2 of 3', 'trixie', 'patent'] as const;
const SYSTEM_IDS: Record<(typeof SYSTEMS)[number], number> = {
  '2 of 3': 302,
  trixie: 322,
  patent: 321,
};
const anyWish: fc.Arbitrary<Wish> = fc
  .record({
    player: fc.nat(2),
    kind: fc.constantFrom<Kind[]>('single', 'singles', 'combo', 'combo', 'system', 'custom_bet'),
    system: fc.constantFrom(...SYSTEMS).map((name) => SYSTEM_IDS[name]),
    lines: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 3, maxLength: 3 }),
    isShort: fc.boolean(),
    sides: anySides,
    stake: anyStake,
    isStale: fc.integer({ min: 1, max: 12 }).map((of) => of === 12),
    isTwice: fc.integer({ min: 1, max: 4 }).map((of) => of === 4),
  })
  .map(({ isShort, ...wish }) =>
    isShort && wish.kind === 'combo' ? { ...wish, lines: wish.lines.slice(0, 2) } : wish,
  )
  // A VIP asks for something to decide on rather often.
  .map((wish) =>
    wish.player === 2 && wish.sides[3] === 1 ? { ...wish, stake: MOST + wish.stake } : wish,
  );

export const anyPlacing = fc
  .tuple(fc.array(anyWish, { minLength: 1, maxLength: 5 }), anyDeath)
  .map(([wishes, death]) => placing(wishes, death));
