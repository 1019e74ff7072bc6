import {
  type CashOutBet,
  cashOutOffer,
  type CashOutRefusal,
  type CashOutRules,
} from '@touchline/domain/bets/cash-out-offer';
import { minor, type Minor } from '@touchline/domain/money';
import { refused, type Result } from '@touchline/domain/result';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema';
import { termsOf } from '../bets/bet-terms';
import type { SiteSettings } from '../site';
import { type LegChances, legChances } from './chances';
import { type JointChance, jointOf } from './joint-chance';
import type { NoteWin } from '../../wallet/note-win';

export type BetRow = Selectable<Database['bets']>;

/** What cashing out is worked out with. */
export interface Valuing {
  site: SiteSettings;
  jointChance: JointChance;
  /** Told of what cash-outs pay. */
  noteWin?: NoteWin | undefined;
}

/** A bet with what is known of it now. */
export interface ValuedBet {
  row: BetRow;
  bet: CashOutBet;
  legs: readonly LegChances[];
  rules: CashOutRules;
  offer: Result<Minor, CashOutRefusal>;
}

/** Of the fair value, in ten-thousandths, unless configured. */
const USUAL_MARGIN = 500;

/** What the site asks of a cash-out: it pays no less than the smallest stake. */
function rulesFor({ cashOutMargin = USUAL_MARGIN, limits }: SiteSettings, currency: string) {
  return { margin: cashOutMargin, least: limits[currency]?.min ?? minor(1) };
}

/** Works out what bets are worth now, in their order. */
export async function valueBets(
  db: Kysely<Database>,
  rows: readonly BetRow[],
  { site, jointChance }: Valuing,
): Promise<ValuedBet[]> {
  const legsOf = await legChances(
    db,
    rows.map((row) => row.id),
    site,
  );
  return Promise.all(
    rows.map(async (row) => {
      const legs = legsOf.get(row.id) ?? [];
      const terms = termsOf(row);
      const joint = terms.kind.type === 'custom_bet' ? await jointOf(legs, jointChance) : null;
      const isFreebetCashable = legs.some((leg) => leg.isFreebetCashable);
      const inDelay = row.status === 'submitted';
      const bet = { ...terms, legs, joint, isFreebetCashable, inDelay };
      const rules = rulesFor(site, row.currency);
      return { row, bet, legs, rules, offer: offerOf(row, bet, rules) };
    }),
  );
}

/** A bet that was called off, or has ended in another way, has legs that may still be open. */
function offerOf(row: BetRow, bet: CashOutBet, rules: CashOutRules): ValuedBet['offer'] {
  const mayHaveValue = row.status === 'waiting_results' || row.status === 'submitted';
  return mayHaveValue ? cashOutOffer(bet, rules) : refused('settled');
}

/** An offer as it is kept with the bet. */
export function keptOffer(
  offer: ValuedBet['offer'],
  now: Date,
): Pick<BetRow, 'to_cashout' | 'cashout_reason' | 'cashout_at'> {
  return {
    to_cashout: offer.ok ? offer.value : null,
    cashout_reason: offer.ok ? null : offer.error,
    cashout_at: now,
  };
}

/** The same bets with what they are worth now, for a reply; what is kept stays as it is. */
export async function withOffersNow(
  db: Kysely<Database>,
  rows: readonly BetRow[],
  valuing: Valuing,
  now: Date,
): Promise<BetRow[]> {
  const open = rows.filter((row) => row.status === 'waiting_results');
  if (open.length === 0) return [...rows];
  const valued = await valueBets(db, open, valuing);
  const offers = new Map(valued.map(({ row, offer }) => [row.id, keptOffer(offer, now)]));
  return rows.map((row) => ({ ...row, ...offers.get(row.id) }));
}
