import { currencyOf } from '@touchline/domain/currency';
import { minor, ZERO, type Minor } from '@touchline/domain/money';
import { parseAmount } from '@touchline/domain/parse-amount';
import { createWithdrawal } from '@touchline/wire/calls/wallet';
import { onWire } from '@touchline/wire/money';

/** The account that is withdrawn from, as far as it matters to what is typed. */
export interface Source {
  currency: string;
  subunits: number;
  balance: Minor;
}

/** What was typed into the form. */
interface Typed {
  amount?: string;
  destination?: string;
}

/** What was typed as an amount of this account in subunits; null when it is none, or nothing. */
export function amountTyped(text: string, { subunits }: Source, locale: string): Minor | null {
  const amount = parseAmount(text, subunits, locale);
  return amount !== null && amount > ZERO ? amount : null;
}

/**
 * The body of the call, or what is wrong with it. `requestId` names the request: as long as nobody knows what became
 * of it, the same one is sent again, so that a withdrawal is made once however often the button is pressed.
 */
export function withdrawalBody(
  { amount = '', destination = '' }: Typed,
  source: Source,
  { requestId, locale }: { requestId: string; locale: string },
) {
  const read = amountTyped(amount, source, locale);
  return createWithdrawal.body.safeParse({
    request_id: requestId,
    amount: read === null ? null : onWire(read),
    currency: source.currency,
    destination,
  });
}

/** An amount to show how one is typed: about ten euros. */
export function anExample({ currency, subunits }: Source): Minor {
  return minor(10 * (currencyOf(currency)?.aboutAEuro ?? subunits));
}
