import { NO_STAKE, type Slip, type SlipBet, type SlipBetKind } from '@touchline/domain/slip/slip';
import { UNPRICED } from '@touchline/domain/slip/kind-for';
import { currencyCode } from '@touchline/wire/money';
import * as z from 'zod/mini';
import { betKind, betStake, selection, slipBet } from './slip-schema';
import type { Kept } from './storage';

/*
 * A slip as a tab keeps it; amounts are digits. A page of another version may have kept it. Whatever of it cannot be read
 * is lost alone: a selection, not the slip. What was sent without an answer is lost last of all.
 */

/** Rises with each change that older pages cannot read. */
const VERSION = 1;

type Stored = Omit<Slip, 'ticket'>;

/** Writes with each slip by which version it was kept. */
export function versioned(entry: Kept<Stored>): Kept<Stored> {
  return {
    ...entry,
    write: (slip) => entry.write(slip && Object.assign({ version: VERSION }, slip)),
  };
}

const placement = z.object({
  id: z.uuid(),
  playerId: z._default(z.nullable(z.int()), null),
  currency: currencyCode,
  acceptMode: z.enum(['none', 'higher', 'any']),
  bets: z.array(z.unknown()).check(z.minLength(1)),
});

const error = z.object({
  code: z.union([z.int(), z.string()]),
  message: z.string(),
  details: z._default(z.nullable(z.string()), null),
});

/** Reads a kept slip, so far as it can be read. */
export const storedSlip = z.pipe(
  z.object({
    currency: currencyCode,
    bets: z.array(z.unknown()),
    error: z.unknown(),
    placement: z.unknown(),
  }),
  z.transform(({ currency, bets, error: told, placement: sent }): Stored => ({
    currency,
    error: error.safeParse(told).data ?? null,
    bets: bets.flatMap((each) => readBet(each) ?? whatIsLeft(each) ?? []),
    placement: sentAs(sent),
  })),
);

function readBet(stored: unknown): SlipBet | null {
  const { data = null } = slipBet.safeParse(stored);
  return data;
}

/** A bet without the selections that cannot be read, as nobody has sent it; null where none is left, or it was taken. */
function whatIsLeft(stored: unknown): SlipBet | null {
  const { selections, kind, stake, bonus, taken } = fieldsOf(stored);
  if (!Array.isArray(selections) || (taken !== null && taken !== undefined)) return null;
  const left = selections.flatMap((each) => selection.safeParse(each).data ?? []);
  if (left.length === 0) return null;
  const staked = betStake.safeParse(stake).data ?? NO_STAKE;
  return {
    kind: kindLeft(betKind.safeParse(kind).data, left.length, left.length === selections.length),
    // What was wished for counted on all of them, and a freebet brings its own stake.
    stake: { source: 'stake', amount: bonus ? NO_STAKE.amount : staked.amount },
    selections: left,
    bonus: null,
    availableBonuses: [],
    refused: null,
    taken: null,
  };
}

function kindLeft(was: SlipBetKind | undefined, count: number, isWhole: boolean): SlipBetKind {
  if (was?.type === 'custom_bet') return isWhole ? was : UNPRICED;
  const isAsIt = isWhole && was?.type === 'system' && was.system.totalCount === count;
  return isAsIt ? was : { type: count < 2 ? 'single' : 'combo' };
}

/** Under its id the book takes only the very same again: all of what is sent has to be there, or it is none. */
function sentAs(stored: unknown): Slip['placement'] {
  const { data } = placement.safeParse(stored);
  if (!data) return null;
  const { bets, ...sent } = data;
  const read = bets.flatMap((each) => readBet(each) ?? readBet(shownAnyhow(each)) ?? []);
  return read.length === bets.length ? { ...sent, bets: read } : null;
}

/** What is only shown of a bet that was sent, where it cannot be read. */
const BLANK = {
  matchUrnId: '',
  matchSlug: '',
  matchStatus: 0,
  type: 'match',
  provider: '',
  sportId: 0,
  sportKey: '',
  sportType: 'regular',
  categoryId: 0,
  categoryName: '',
  tournamentId: 0,
  home: '',
  away: '',
  tournament: '',
  marketName: '',
  marketGroup: null,
  outcomeName: '',
  isSuspended: false,
  isChanged: false,
  isNotAvailable: false,
} as const;

function shownAnyhow(stored: unknown): unknown {
  const { selections, ...bet } = fieldsOf(stored);
  if (!Array.isArray(selections)) return stored;
  return {
    ...bet,
    availableBonuses: [],
    refused: null,
    taken: null,
    selections: selections.map((each) => {
      const given = { ...fieldsOf(each) };
      const blanks = { ...BLANK, acceptedOdds: given['odds'], initialOdds: given['odds'] };
      for (const [name, blank] of Object.entries(blanks)) {
        const { success } = selection.shape[name as keyof typeof blanks].safeParse(given[name]);
        if (!success) given[name] = blank;
      }
      return given;
    }),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
