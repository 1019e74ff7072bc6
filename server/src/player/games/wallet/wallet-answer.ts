import { assert } from '@touchline/domain/assert';
import type { Minor } from '@touchline/domain/money';
import { onWire } from '@touchline/wire/money';
import type { Win } from '../../../wallet/note-win';

/** Why the wallet does not do what a provider asks, and the HTTP status of it. */
export const WALLET_REFUSALS = {
  /** No such token, or it was used, or it is older than two minutes. */
  token_invalid: 401,
  /** No such session of this provider. */
  session_unknown: 404,
  /** Stakes are taken no more; wins and rollbacks still are. */
  session_expired: 403,
  /** The session is in another currency. */
  wrong_currency: 422,
  /** The id was used before, for something else. */
  conflict: 409,
  /** The transaction was taken back, before it came or after. */
  rolled_back: 409,
  /** There is no stake in this round, or none that stands. May be tried again once there is. */
  round_unknown: 404,
  insufficient_funds: 422,
  /** A limit of the player's own stands against the stake; `detail` names its type. */
  limit_reached: 403,
  /** No stakes are taken from the player for their country, group, age or verification; `detail` says why. */
  player_barred: 403,
} as const;

export type WalletRefusal = keyof typeof WALLET_REFUSALS;

/** What the wallet says to a provider: the player's cash, in subunits, or why nothing was done. */
export type WalletAnswer =
  | {
      ok: true;
      balance: Minor;
      session?: OpenedSession;
      /** What was won just now; left out where nothing was, or it is an answer again. */
      win?: Win;
    }
  | {
      ok: false;
      refusal: WalletRefusal;
      detail?: string | undefined;
      /** Whose limit stood against it just now. */
      limitOf?: number;
    };

/** What a provider is told of a session that begins. */
export interface OpenedSession {
  id: string;
  app: string;
  currency: string;
  locale: string;
  expiresAt: Date;
}

/** Nothing was done. */
export function refusedBy(refusal: WalletRefusal, detail?: string): WalletAnswer {
  return { ok: false, refusal, detail };
}

/** A refusal as it was kept. Throws when it is none. */
export function keptRefusal(text: string, detail: string | null): WalletAnswer {
  assert(Object.hasOwn(WALLET_REFUSALS, text), `${text} is a refusal of the wallet`);
  return refusedBy(text as WalletRefusal, detail ?? undefined);
}

/** An answer on the wire, with its HTTP status. */
export function answerOnWire(answer: WalletAnswer): { status: number; body: object } {
  if (!answer.ok) {
    const { refusal: code, detail } = answer;
    const error = detail === undefined ? { code } : { code, detail };
    return { status: WALLET_REFUSALS[code], body: { error } };
  }
  const balance = onWire(answer.balance);
  if (!answer.session) return { status: 200, body: { balance } };
  const { id, app, currency, locale, expiresAt } = answer.session;
  const told = { session_id: id, app, currency, locale };
  return { status: 200, body: { ...told, expires_at: expiresAt.toISOString(), balance } };
}
