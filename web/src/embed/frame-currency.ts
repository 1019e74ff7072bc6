import type { CURRENCY_REFUSALS } from '@touchline/wire/window/embed';
import { openAccount } from '@touchline/wire/calls/wallet';
import { ApiError } from '../api/api';
import { call } from '../api/browser-api';
import { onceKnown } from '../state/once-known';
import { accountOf, session } from '../state/session';
import { chooseVisitorCurrency } from '../state/visitor-currency';

type Refusal = (typeof CURRENCY_REFUSALS)[number];

/**
 * Pays bets in another currency, as the host asks (SPEC §7 "change_currency"): makes the player's account in it the one in
 * use, or fills in a visitor's slip in it. `offered` answers which currencies the site has. Answers why it cannot, or null.
 */
export async function changeCurrency(
  currency: string,
  offered: () => Promise<readonly { code: string }[]>,
): Promise<Refusal | null> {
  try {
    if (!(await offered()).some(({ code }) => code === currency)) return 'not_offered';
    // A host may ask at once, and the token that it has just passed may still be on its way.
    const state = await onceKnown();
    if (state.status === 'not-logged-in') {
      chooseVisitorCurrency(currency);
      return null;
    }
    if (accountOf(state)?.currency === currency) return null;
    await call(openAccount, { body: { currency } });
    await session.refreshAccounts();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status >= 400 && error.status < 500 ? 'refused' : 'unreachable';
  }
}
