/** A fraction: what a leg multiplies its stake by. */
type Fraction = readonly [times: bigint, over: bigint];

/** What each result makes of a stake at 2.00. */
const PAYS: Readonly<Record<string, Fraction>> = {
  win_entire: [2n, 1n],
  lose_entire: [0n, 1n],
  refund_entire: [1n, 1n],
  refund_half_win_other: [3n, 2n],
  refund_half_lose_other: [1n, 2n],
};

export const RESULTS = Object.keys(PAYS);

/** A match with one line at 2.00. */
export interface ModelMatch {
  id: number;
  /** Tenths. */
  chance: bigint;
  result: string | null;
  isOpen: boolean;
}

/** A bet on the home sides of matches; parts of it may be cashed out. */
export interface ModelBet {
  id: number;
  legs: ModelMatch[];
  left: bigint;
  paidForParts: bigint;
  /** Requests that were carried out, to be sent again. */
  sent: { body: object; paid: bigint }[];
}

/** What a player and the matches are, as simply as can be said. Amounts are in subunits. */
export interface CashOutModel {
  /** Paid in, less all stakes. */
  own: bigint;
  matches: ModelMatch[];
  bets: ModelBet[];
}

/** The least that is cashed out. */
const LEAST = 10n;

function multiplied(stake: bigint, fractions: readonly Fraction[]): bigint {
  const times = fractions.reduce((product, [each]) => product * each, stake);
  return times / fractions.reduce((product, [, each]) => product * each, 1n);
}

const isLost = ({ legs }: ModelBet) => legs.some(({ result }) => result === 'lose_entire');
const isOver = (bet: ModelBet) => isLost(bet) || bet.legs.every(({ result }) => result !== null);

/** What settling the rest of a bet pays now; nothing while it is open. */
function settledFor(bet: ModelBet): bigint {
  if (!isOver(bet) || isLost(bet)) return 0n;
  return multiplied(
    bet.left,
    bet.legs.map(({ result }) => PAYS[result ?? ''] ?? [0n, 1n]),
  );
}

/** What cashing out all that is left pays; null when it cannot be cashed out. */
export function modelOffer(bet: ModelBet): bigint | null {
  const undecided = bet.legs.filter(({ result }) => result === null);
  if (bet.left === 0n || isOver(bet) || undecided.some(({ isOpen }) => !isOpen)) return null;
  const offer = multiplied(
    bet.left,
    bet.legs.map(({ result, chance }): Fraction =>
      result === null ? [2n * chance, 10n] : (PAYS[result] ?? [0n, 1n]),
    ),
  );
  return offer < LEAST ? null : offer;
}

/** What the player has: below zero it is owed. */
export function modelMoney({ own, bets }: CashOutModel): bigint {
  return bets.reduce((sum, bet) => sum + bet.paidForParts + settledFor(bet), own);
}

/** What a part pays: its share of the offer, rounded down; null when that is too little. */
export function modelPart(bet: ModelBet, stake: bigint): bigint | null {
  const offer = modelOffer(bet);
  if (offer === null || stake > bet.left) return null;
  const paid = (offer * stake) / bet.left;
  return paid < LEAST ? null : paid;
}
