import { isEditable } from '@touchline/domain/slip/edit';
import type { Slip } from '@touchline/domain/slip/slip';
import { usableBonuses } from '@touchline/wire/calls/bonuses';
import { ApiError } from '../../api/api';
import { hearRefreshes } from '../../api/bonus-queries';
import { call } from '../../api/browser-api';
import { slipStore } from '../../state/slip';
import { further } from '../../state/slip-further';
import { takeAdvice } from './bonus-offers';
import { bonusesAsked, offeredBonus } from './offered-bonuses';

/** Prices move often, and clicks come in rows: what moves within this is asked about once, in milliseconds. */
const GATHER_MS = 400;

/**
 * Keeps the bonuses that a player may use on the slip: the book is asked when its bets change or their prices move, and
 * when bonuses come or are activated (SPEC §4 "Bonus handling on the slip"). Where it does not answer, what was offered
 * stays. Returns how to stop.
 */
export function keepBonuses(): () => void {
  let asked = '';
  let asking: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const slip = slipStore.getState();
    if (standing(slip) === '') return;
    const { signal } = (asking = new AbortController());
    const offers = await offersFor(slip, signal);
    if (offers === null || standing(slipStore.getState()) !== standing(slip)) return;
    takeAdvice(offers);
    offers.forEach(({ usable }, index) =>
      further.offerBonuses(
        index,
        usable.flatMap((each) => offeredBonus(each) ?? []),
      ),
    );
  };
  const look = (slip: Slip) => {
    const now = standing(slip);
    if (now === asked) return;
    asked = now;
    clearTimeout(timer);
    asking?.abort();
    if (now === '') takeAdvice([]);
    else timer = setTimeout(() => void ask(), GATHER_MS);
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
    takeAdvice([]);
  };
}

/** All that bonuses hang on, and what the best of them does, as text; empty where nothing is asked for. */
function standing(slip: Slip): string {
  const isPriced = slip.bets.every(({ kind }) => kind.type !== 'custom_bet' || kind.odds !== null);
  if (!isEditable(slip) || slip.placement || !isPriced) return '';
  const bets = slip.bets.map(({ kind, selections, stake }) => {
    const name = kind.type === 'system' ? String(kind.system.id) : kind.type;
    return `${name} ${stake.amount} ${selections.map(({ key, odds }) => `${key} ${odds}`).join()}`;
  });
  return bets.length === 0 ? '' : `${slip.currency} ${bets.join(' | ')}`;
}

async function offersFor(slip: Slip, signal: AbortSignal) {
  try {
    return (await call(usableBonuses, { body: bonusesAsked(slip) }, signal)).data;
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) return null;
    throw error;
  }
}
