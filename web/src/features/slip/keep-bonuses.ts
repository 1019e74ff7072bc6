import { isEditable } from '@touchline/domain/slip/edit';
import type { Slip } from '@touchline/domain/slip/slip';
import { usableBonuses } from '@touchline/wire/calls/bonuses';
import { ApiError } from '../../api/api';
import { call } from '../../api/browser-api';
import { slipStore } from '../../state/slip';
import { further } from '../../state/slip-further';
import { bonusesAsked, offeredBonus } from './offered-bonuses';

/** Prices move often, and clicks come in rows: what moves within this is asked about once, in milliseconds. */
const GATHER_MS = 400;

/**
 * Keeps the bonuses that a player may use on the slip: the book is asked when its bets change or their prices move (SPEC
 * §4 "Bonus handling on the slip"). Where it does not answer, what was offered stays. Returns how to stop.
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
    offers.forEach((available, index) => further.offerBonuses(index, available));
  };
  const look = (slip: Slip) => {
    const now = standing(slip);
    if (now === asked) return;
    asked = now;
    clearTimeout(timer);
    asking?.abort();
    if (now !== '') timer = setTimeout(() => void ask(), GATHER_MS);
  };
  look(slipStore.getState());
  const unwatch = slipStore.subscribe(look);
  return () => {
    unwatch();
    clearTimeout(timer);
    asking?.abort();
  };
}

/** All that bonuses hang on, as text; empty where nothing is asked for. */
function standing(slip: Slip): string {
  const isPriced = slip.bets.every(({ kind }) => kind.type !== 'custom_bet' || kind.odds !== null);
  if (!isEditable(slip) || slip.placement || !isPriced) return '';
  const bets = slip.bets.map(({ kind, selections }) => {
    const name = kind.type === 'system' ? String(kind.system.id) : kind.type;
    return `${name} ${selections.map(({ key, odds }) => `${key} ${odds}`).join()}`;
  });
  return bets.length === 0 ? '' : `${slip.currency} ${bets.join(' | ')}`;
}

async function offersFor(slip: Slip, signal: AbortSignal) {
  try {
    const { data } = await call(usableBonuses, { body: bonusesAsked(slip) }, signal);
    return data.map(({ usable }) => usable.flatMap((each) => offeredBonus(each) ?? []));
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) return null;
    throw error;
  }
}
