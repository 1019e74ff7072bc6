import { assert } from '@touchline/domain/assert';
import type { Club, League } from './leagues';
import type { Billing } from './billing';
import type { Dice } from './random';

/** Who meets whom. */
export interface Pairing {
  readonly home: Club;
  readonly away: Club;
}

/** Fewer players than this cannot be drawn without meeting twice in a row. */
const LEAST_FOR_DRAW = 8;

/** Who plays the match of a league with this number; whole numbers from 0 in the order of time. */
export function pairingOf(
  { pairing }: Pick<Billing, 'pairing'>,
  { clubs }: League,
  number: number,
  luck: Dice,
): Pairing {
  const drawn = pairing === 'draw' && clubs.length >= LEAST_FOR_DRAW;
  const seats = drawn
    ? drawnPair(clubs.length, number, luck)
    : roundPair(clubs.length, number, luck);
  const [home, away] = seats.map((seat) => clubs[seat]);
  assert(home && away && home !== away, 'two sides for every pairing');
  return { home, away };
}

/**
 * Everybody plays everybody at home and away in a season, by the circle method. Nobody's place in a round moves by
 * more than one from round to round, so all get their rest.
 */
function roundPair(count: number, number: number, luck: Dice): readonly [number, number] {
  const isOdd = count % 2 === 1;
  const circle = isOdd ? count : count - 1;
  const perRound = Math.floor(count / 2);
  const round = Math.floor(number / perRound);
  const turn = round % circle;
  const distance = (number % perRound) + (isOdd ? 1 : 0);
  const seats = seatsOf(count, luck);
  const seatAt = (place: number) => seats[((place % circle) + circle) % circle] ?? 0;
  const pair =
    distance === 0
      ? ([seatAt(turn), seats[circle] ?? 0] as const)
      : ([seatAt(turn + distance), seatAt(turn - distance)] as const);
  const swaps = ((distance === 0 ? turn : distance) + Math.floor(round / circle)) % 2;
  return swaps === 0 ? pair : [pair[1], pair[0]];
}

/** The two halves of the field are drawn by turns, so that nobody plays two matches in a row. */
function drawnPair(count: number, number: number, luck: Dice): readonly [number, number] {
  const half = Math.floor(count / 2);
  const perDraw = Math.floor(half / 2);
  const draw = Math.floor(number / perDraw);
  const seats = seatsOf(count, luck);
  const order = orderOf(half, draw, luck);
  const seatAt = (place: number) => seats[(draw % 2) * half + (order[place] ?? 0)] ?? 0;
  const first = 2 * (number % perDraw);
  return [seatAt(first), seatAt(first + 1)];
}

const ORDERS = new WeakMap<Dice, { readonly draw: number; readonly order: readonly number[] }>();

/** Whoever asks for a match asks for others of its draw soon after. */
function orderOf(half: number, draw: number, luck: Dice): readonly number[] {
  const known = ORDERS.get(luck);
  if (known?.draw === draw) return known.order;
  const order = luck.shuffled(half, draw, 1);
  ORDERS.set(luck, { draw, order });
  return order;
}

const SEATS = new WeakMap<Dice, readonly number[]>();

/** Who sits where is drawn once for all seasons. */
function seatsOf(count: number, luck: Dice): readonly number[] {
  const seats = SEATS.get(luck) ?? luck.shuffled(count);
  SEATS.set(luck, seats);
  return seats;
}
