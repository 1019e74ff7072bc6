import type { UnpaidReason } from '@touchline/domain/payments/withdrawal';
import type { NoAutoCashOut } from '@touchline/domain/bets/auto-cash-out';
import type { NoCashOut } from '@touchline/domain/bets/cash-out';
import type { Refusal } from '@touchline/domain/bets/refusal';
import type { BetBonusType } from '@touchline/domain/bonus/bet-bonus';
import type { LimitType } from '@touchline/domain/limits/limit';
import type { StoredFacts } from '../../db/tables/notifications';

type Told<T extends StoredFacts['type']> = Extract<StoredFacts, { type: T }>;

/** What a notification says; values are written as the locale writes them. */
interface TitleAndBody {
  readonly title: string;
  readonly body: string;
}

/**
 * What the book says to players in one language: one file each, beside `markets.<language>.json`. Values stand in
 * braces, the same ones in every language. See docs/TRANSLATING.md.
 */
export interface BookWords {
  /** Why a bet is refused: `{limit}` is money or a number, `{own}` one of `limits`. */
  readonly refusals: Readonly<Record<Refusal['code'], string>>;
  /** What a player's own limits are called inside of them. */
  readonly limits: Readonly<Record<LimitType, string>>;
  /** Why a bet is not cashed out, now or by itself later; `{offer}` is what it pays now. */
  readonly cashOut: Readonly<Record<NoCashOut['reason'] | NoAutoCashOut, string>>;
  readonly notifications: {
    readonly bet: Readonly<Record<Told<'bet'>['news'], TitleAndBody>>;
    /** Before the title of a bet that had been told of before. */
    readonly again: string;
    /** Which bet it is, before what became of it. */
    readonly bet_line: string;
    /** What a correction has changed. */
    readonly more_paid: string;
    readonly taken_back: string;
    readonly price_error: TitleAndBody;
    readonly vip_bet: Readonly<Record<Told<'vip_bet'>['decision'], TitleAndBody>>;
    readonly maintenance: TitleAndBody;
    readonly bonus: Readonly<Record<Told<'bonus'>['gift'], TitleAndBody>>;
    readonly jackpot: TitleAndBody;
    /** Of a hit that is not paid yet. */
    readonly jackpot_checked: string;
    /** Of a hit that was told as being checked, and is not paid. */
    readonly jackpot_declined: TitleAndBody;
    /** What stands for several bets that were settled one after the other; `{count}` is a number. */
    readonly many_bets: string;
    /** Bonuses of bets; a plain freebet is called as one that pays winnings alone. */
    readonly bet_bonus: Readonly<Record<Exclude<BetBonusType, 'freebet'>, string>>;
    readonly payment: {
      /** `{reason}` is one of `unpaid`. */
      readonly withdrawal: TitleAndBody;
      readonly deposit: TitleAndBody;
      readonly caption: string;
    };
    /** Why a withdrawal was not paid. */
    readonly unpaid: Readonly<Record<UnpaidReason, string>>;
    readonly bonus_caption: string;
    readonly jackpot_caption: string;
    readonly bet_caption: string;
    readonly maintenance_caption: string;
  };
  /** Places in a row, by the plural forms of ordinals in the language: "1st" of `{number}st`. */
  readonly ordinals: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string;
  };
  /** Parts of a match by their kinds; `{nth}` is an ordinal, `{number}` the bare number. */
  readonly periods: Readonly<Record<PeriodKind, string>>;
  /** What stands for a name that nobody has told: `{number}` is the last number of its id. */
  readonly unnamed: Readonly<Record<'market' | 'outcome' | 'player' | 'team', string>>;
  /** Nations and regions that are no countries of ISO 3166, by the codes that feeds have for them. */
  readonly nations: Readonly<Record<'ENG' | 'SCO' | 'WAL' | 'NIR' | 'INT' | 'EUR', string>>;
  /** Sports by their keys. */
  readonly sports: Readonly<Record<string, string>>;
}

/** Kinds of periods that have names; of another kind is what has none here. */
export type PeriodKind =
  | 'half'
  | 'period'
  | 'quarter'
  | 'set'
  | 'map'
  | 'inning'
  | 'innings'
  | 'game'
  | 'extra_half'
  | 'overtime'
  | 'penalties'
  | 'another';
