import { minor, type Minor } from '@touchline/domain/money';
import { takesOffer } from '@touchline/domain/bets/held-cash-out';
import type { Bet } from '@touchline/wire/bets';
import { cashout } from '@touchline/wire/calls/cash-out';
import { onWire } from '@touchline/wire/money';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { freshId } from '../../state/fresh-id';
import { useAcceptMode } from '../../state/slip-rules';
import { useBetAnswered } from './use-my-bets';
import { reasonOf, type CashOutReason } from './refusal';

type State =
  | { step: 'ready' | 'sending' }
  | { step: 'refused'; reason: CashOutReason | null; offer: Minor | null }
  /** Whether the server answered: otherwise nobody here knows what became of it. */
  | { step: 'failed'; answered: boolean }
  | { step: 'done'; bet: Bet; paid: Minor; shown: Minor };

interface Asked {
  /** The offer for all that is left, as it was shown. */
  seen: Minor;
  /** The stake that is given up; null for all of it. */
  part: Minor | null;
  /** What was shown to be paid. */
  shown: Minor;
}

/**
 * Asks for a cash-out. The same wish again keeps its id, so that an answer that was lost pays no second time; a new wish
 * gets a new one. Who takes any odds takes the offer of now as well when it fell on the way.
 */
export function useCashOut(bet: Bet) {
  const api = useApi();
  const mode = useAcceptMode();
  const [state, setState] = useState<State>({ step: 'ready' });
  const answered = useBetAnswered();
  const named = useRef<{ wish: string; id: string } | null>(null);
  const idFor = (wish: string) => {
    if (named.current?.wish !== wish) named.current = { wish, id: freshId() };
    return named.current.id;
  };
  const ask = async ({ seen, part, shown }: Asked): Promise<void> => {
    setState({ step: 'sending' });
    const body = {
      bet_id: bet.id,
      to_cashout: onWire(seen),
      ...(part === null ? {} : { part: { stake: onWire(part) } }),
    };
    try {
      const { data } = await api.call(cashout, {
        body: { ...body, cashout_id: idFor(JSON.stringify(body)) },
      });
      answered(data.bet);
      setState({ step: 'done', bet: data.bet, paid: data.paid.value, shown });
    } catch (error) {
      const told = error instanceof ApiError ? refusedWith(error) : null;
      if (!told) return setState({ step: 'failed', answered: isAnswer(error) });
      const { reason, offer } = told;
      if (reason === 'below_seen' && offer !== null && takesOffer(seen, offer, mode)) {
        return ask({ seen: offer, part, shown });
      }
      setState({ step: 'refused', ...told });
    }
  };
  return { state, cashOut: (asked: Asked) => void ask(asked) };
}

const isAnswer = (error: unknown) => error instanceof ApiError && error.exchange !== null;

function refusedWith({
  error,
}: ApiError): { reason: CashOutReason | null; offer: Minor | null } | null {
  if (error.code !== 'cashout_refused') return null;
  const { details, to_cashout: offer } = (error.data ?? {}) as {
    details?: unknown;
    to_cashout?: unknown;
  };
  return { reason: reasonOf(details), offer: typeof offer === 'number' ? minor(offer) : null };
}
