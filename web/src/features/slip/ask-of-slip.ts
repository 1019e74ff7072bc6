import { isEditable } from '@touchline/domain/slip/edit';
import type { Slip } from '@touchline/domain/slip/slip';
import { ApiError } from '../../api/api';
import { hearRefreshes } from '../../api/bonus-queries';
import { slipStore } from '../../state/slip';

/** Prices move often, and clicks come in rows: what moves within this is asked about once, in milliseconds. */
const GATHER_MS = 400;

interface Question<T> {
  /** All that the answer hangs on, as text; empty where nothing is asked. */
  standing: (slip: Slip) => string;
  ask: (slip: Slip, signal: AbortSignal) => Promise<T>;
  /** Null once nothing is asked. Where the book does not answer, what it said before stays. */
  take: (answer: T | null) => void;
}

/**
 * Asks the book about the slip whenever what the answer hangs on has changed, and when bonuses come or are activated
 * (SPEC §4 "Bonus handling on the slip"). Returns how to stop.
 */
export function askOfSlip<T>({ standing, ask, take }: Question<T>): () => void {
  let asked = '';
  let asking: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askNow = async () => {
    const slip = slipStore.getState();
    const now = standing(slip);
    if (now === '') return;
    asking = new AbortController();
    const answer = await answered(ask(slip, asking.signal), asking.signal);
    if (answer !== null && standing(slipStore.getState()) === now) take(answer);
  };
  const look = (slip: Slip) => {
    const now = standing(slip);
    if (now === asked) return;
    asked = now;
    clearTimeout(timer);
    asking?.abort();
    if (now === '') take(null);
    else timer = setTimeout(() => void askNow(), GATHER_MS);
  };
  const lookAgain = () => {
    asked = '';
    look(slipStore.getState());
  };
  lookAgain();
  const stops = [slipStore.subscribe(look), hearRefreshes(lookAgain)];
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    asking?.abort();
    take(null);
  };
}

async function answered<T>(answer: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) return null;
    throw error;
  }
}

/** What is on a slip that can still be changed, without its prices; empty where there is nothing to ask about. */
export function betsOn(slip: Slip): string {
  const isPriced = slip.bets.every(({ kind }) => kind.type !== 'custom_bet' || kind.odds !== null);
  if (!isEditable(slip) || slip.placement || !isPriced || slip.bets.length === 0) return '';
  const bets = slip.bets.map(({ kind, selections, stake }) => {
    const name = kind.type === 'system' ? String(kind.system.id) : kind.type;
    return `${name} ${stake.amount} ${selections.map(({ key }) => key).join()}`;
  });
  return `${slip.currency} ${bets.join(' | ')}`;
}
