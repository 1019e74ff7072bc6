import type { GameApp } from '@touchline/domain/games/game-rules';

/** The mails about an account. Each holds one link. */
export const MAIL_KINDS = [
  'confirmation',
  'taken',
  'password',
  'unlock',
  'password_changed',
  'new_browser',
  'new_destination',
  'totp_on',
  'totp_off',
  'passkey_on',
  'passkey_off',
  'deposit_over_limit',
  'deposit_excluded',
  'deposit_barred',
  'withdrawal_unpaid',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** A mail: its body in paragraphs, of which `{link}` is one by itself. */
interface MailWords {
  readonly subject: string;
  readonly body: readonly string[];
}

/**
 * What the platform says to players in one language, outside of the pages: one file each. Values stand in braces, the
 * same ones in every language. See docs/TRANSLATING.md.
 */
export interface PlayerWords {
  /** `{site}` is the site's name, `{subject}` the mail's own subject, `{reason}` why a withdrawal was not paid. */
  readonly mails: Readonly<Record<MailKind, MailWords>>;
  /** A text message with a code: one message of 160 signs, or 70 of other letters, while the site's name is short. */
  readonly code: string;
  /** The page in a payment's own window, once the player is back from it. */
  readonly returned: { readonly title: string; readonly text: string };
  /** The sandbox's payments, which stand for a third party too. */
  readonly payments: PaymentWords;
  /** The sandbox's games, which stand for a third party. */
  readonly games: GameWords;
}

/** Every sentence of the sandbox's payments. */
export interface PaymentWords {
  readonly title: string;
  readonly brand: string;
  readonly notice: string;
  readonly explain: string;
  readonly amount: string;
  readonly to: string;
  readonly reference: string;
  /** `{amount}` is money. */
  readonly pay: string;
  readonly decline: string;
  readonly card: string;
  readonly cards: string;
  readonly cardsHint: string;
  readonly unknownCard: string;
  readonly confirm: string;
  readonly challengeTitle: string;
  readonly challenge: string;
  readonly manage: string;
  readonly refundHalf: string;
  readonly refundRest: string;
  readonly chargeBack: string;
  readonly refunded: string;
  /** What was decided, by the state of the payment. */
  readonly decided: Readonly<Record<string, string>>;
  /** `{decided}` is one of those. */
  readonly told: string;
  readonly untold: string;
  readonly back: string;
  readonly missingTitle: string;
  readonly missing: string;
  /** What the page says of its test cards. */
  readonly cardSays: Readonly<Record<CardOutcome, string>>;
}

/** What paying with a test card does. */
export type CardOutcome =
  | 'paid'
  | 'declined'
  | 'challenge'
  | 'later_paid'
  | 'later_declined'
  | 'mismatch'
  | 'duplicate';

/** Every sentence of the sandbox's games. */
export interface GameWords {
  readonly brand: string;
  readonly notice: string;
  readonly balance: string;
  readonly stake: string;
  readonly play: string;
  readonly playing: string;
  readonly ready: string;
  /** `{amount}` is money. */
  readonly win: string;
  readonly lose: string;
  readonly later: string;
  /** By the code of the refusal. */
  readonly refused: Readonly<Record<string, string>>;
  readonly failed: string;
  readonly void: string;
  readonly again: string;
  readonly offline: string;
  readonly closedTitle: string;
  readonly closed: string;
  readonly fair: string;
  /** `{share}` is a percentage. */
  readonly back: string;
  readonly how: string;
  readonly next: string;
  readonly seed: string;
  readonly mine: string;
  readonly ticket: string;
  readonly checked: string;
  readonly unchecked: string;
  readonly wrong: string;
  readonly quick: string;
  readonly pick: string;
  readonly games: Readonly<Record<GameApp, string>>;
  readonly asked: Readonly<Record<GameApp, string>>;
  /** Choices and outcomes by their words. */
  readonly names: Readonly<Record<string, string>>;
  /** Two and three numbers of a ticket that were drawn. */
  readonly hits: Readonly<Record<2 | 3, string>>;
  /** `{result}` is what came of a round. */
  readonly came: Readonly<Record<GameApp, string>>;
}
