import type { CardOutcome } from '../../words/player-words';

export interface TestCard {
  /** As it is printed on the page. */
  number: string;
  outcome: CardOutcome;
}

/** The first is the usual one. None is a card of anybody. */
export const CARDS: readonly [TestCard, ...TestCard[]] = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0027 6000 3184', outcome: 'challenge' },
  { number: '4000 0000 0000 0077', outcome: 'later_paid' },
  { number: '4000 0000 0000 0341', outcome: 'later_declined' },
  { number: '4000 0000 0000 5126', outcome: 'mismatch' },
  { number: '4000 0000 0000 3220', outcome: 'duplicate' },
];

/** Finds a test card by its number, however it is spaced; left out, the usual one. Null when it is none. */
export function cardOf(number: string | null): TestCard | null {
  const [usual] = CARDS;
  const digits = (number ?? '').replace(/\s/g, '');
  if (digits === '') return usual;
  return CARDS.find((card) => card.number.replaceAll(' ', '') === digits) ?? null;
}

/** What is told of a payout, and how long after it was asked for. */
export interface PayoutNews {
  outcome: 'paid' | 'failed' | 'returned';
  afterMs: number;
}

/** How long what is pending stays so. */
export const LATER_MS = 10_000;

/** What becomes of money sent to a number, by its last four characters; sent, unless they are one of these. */
const ENDINGS: Record<string, readonly PayoutNews[]> = {
  '0002': [{ outcome: 'failed', afterMs: 0 }],
  '0077': [{ outcome: 'paid', afterMs: LATER_MS }],
  '0009': [
    { outcome: 'paid', afterMs: 0 },
    { outcome: 'returned', afterMs: LATER_MS },
  ],
};

/** What is told of a payout to this number, in order. */
export function payoutNews(number: string): readonly PayoutNews[] {
  return ENDINGS[number.slice(-4)] ?? [{ outcome: 'paid', afterMs: 0 }];
}
