import { minor, type Minor } from '@touchline/domain/money';
import { takesOffer } from '@touchline/domain/bets/held-cash-out';
import type { Bet } from '@touchline/wire/bets';
import { cashout } from '@touchline/wire/calls/cash-out';
import { onWire } from '@touchline/wire/money';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { type CashOutWish, forgetWish, keepWish, wishOf } from '../../state/cash-out-wishes';
import { freshId } from '../../state/fresh-id';
import { useAcceptMode } from '../../state/slip-rules';
import { useBetAnswered } from './use-my-bets';
import { reasonOf, type CashOutReason } from './refusal';

/** How far a cash-out has come. */
export type CashOutState =
  | { step: 'ready' | 'sending' }
  | { step: 'refused'; reason: CashOutReason | null; offer: Minor | null }
  /** Whether the server answered: otherwise nobody here knows what became of it. */
  | { step: 'failed'; answered: boolean }
  | { step: 'done'; bet: Bet; paid: Minor; shown: Minor };

type Asked = Pick<CashOutWish, 'seen' | 'part' | 'shown'>;

/**
 * Asks for a cash-out. The same wish again keeps its id, so that an answer that was lost pays no second time; a new wish
 * gets a new one. What has no answer is kept by the tab, whatever becomes of the window: it is asked for again first. Who
 * takes any odds takes the offer of now as well when it fell on the way.
 */
export function useCashOut(bet: Bet) {
  const api = useApi();
  const mode = useAcceptMode();
  const answered = useBetAnswered();
  const [begun] = useState(() => wishOf(bet.id));
  const [state, setState] = useState<CashOutState>(
    begun ? { step: 'failed', answered: false } : { step: 'ready' },
  );
  const last = useRef<CashOutWish | null>(begun);
  const ask = async (asked: Asked): Promise<void> => {
    const wish = sameOr(last.current, { betId: bet.id, ...asked });
    last.current = wish;
    keepWish(wish);
    setState({ step: 'sending' });
    try {
      const { data } = await api.call(cashout, { body: bodyOf(wish) });
      forgetWish(bet.id);
      setState({ step: 'done', bet: data.bet, paid: data.paid.value, shown: wish.shown });
      answered(data.bet);
    } catch (error) {
      const told = error instanceof ApiError ? refusedWith(error) : null;
      if (!told) return setState({ step: 'failed', answered: isAnswer(error) });
      forgetWish(bet.id);
      const { reason, offer } = told;
      if (reason === 'below_seen' && offer !== null && takesOffer(asked.seen, offer, mode)) {
        return ask({ ...asked, seen: offer });
      }
      setState({ step: 'refused', ...told });
    }
  };
  const askAgain = () => {
    if (last.current) void ask(last.current);
  };
  return { state, cashOut: (asked: Asked) => void ask(asked), askAgain };
}

function sameOr(last: CashOutWish | null, asked: Omit<CashOutWish, 'id'>): CashOutWish {
  const isSame = last !== null && last.seen === asked.seen && last.part === asked.part;
  return { ...asked, id: isSame ? last.id : freshId() };
}

function bodyOf({ betId, id, seen, part }: CashOutWish) {
  return {
    bet_id: betId,
    to_cashout: onWire(seen),
    ...(part === null ? {} : { part: { stake: onWire(part) } }),
    cashout_id: id,
  };
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
