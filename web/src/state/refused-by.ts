import { minor, odds } from '@touchline/domain/money';
import type { Refused } from '@touchline/domain/slip/place';
import type { ApiError } from '../api/api';

/**
 * What the book said when it took none of a placement (SPEC §3 "Place-bets error"). The code that counts is that of the
 * first bet at fault, where one is named (SPEC §5).
 */
export function refusedBy({ error }: ApiError): Refused {
  const bets = (error.data?.errors_by_bet ?? []).map((each) =>
    each === null
      ? null
      : {
          code: each.code,
          message: each.localized_message,
          selections: each.selections,
          limit: each.limit === undefined ? null : minor(each.limit),
          customOdds: each.custom_odds === undefined ? null : odds(each.custom_odds),
        },
  );
  const first = bets.find((each) => each !== null);
  const details = error.data?.details ?? null;
  return { code: first?.code ?? error.code, message: error.message, details, bets };
}
