import type { BetType } from '@touchline/domain/bets/bet-kind';
import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { CURRENCIES } from '@touchline/domain/currency';
import type { Minor } from '@touchline/domain/money';
import type { Result } from '@touchline/domain/result';
import { ok } from '@touchline/domain/result';
import {
  dismissReceipt,
  placed,
  placing,
  refusedByBook,
  turnedAway,
  unanswered,
  type Refused,
} from '@touchline/domain/slip/place';
import {
  acknowledgeChanges,
  dropGone,
  markProvider,
  refreshOdds,
  type Offers,
} from '@touchline/domain/slip/refresh-odds';
import {
  emptySlip,
  openSelections,
  type BetTaken,
  type PickedOutcome,
  type Slip,
} from '@touchline/domain/slip/slip';
import { changeCurrency, setEveryStake, setStake } from '@touchline/domain/slip/stake';
import { switchType, type SwitchRefusal } from '@touchline/domain/slip/switch-type';
import { clear, removeSelection, toggleSelection } from '@touchline/domain/slip/toggle-selection';
import { createStore, useStore } from 'zustand';
import { slipSettings } from './slip-rules';

export type { PickedOutcome } from '@touchline/domain/slip/slip';

/** The slip of this page. It holds the domain's value and nothing else; only `actions` change it. */
export const slipStore = createStore<Slip>()(() => emptySlip(CURRENCIES[0]?.code ?? 'EUR'));

const become = (next: (slip: Slip) => Slip) => slipStore.setState((slip) => next(slip), true);
const rules = () => slipSettings.getState().rules;

/** Everything that can happen to the slip; each is one transition of the domain. */
export const actions = {
  toggle: (picked: PickedOutcome) => become((slip) => toggleSelection(slip, picked, rules())),
  remove: (key: OutcomeKey) => become((slip) => removeSelection(slip, key, rules())),
  clear: () => become(clear),
  switchType: (type: BetType | number): Result<Slip, SwitchRefusal> => {
    const result = switchType(slipStore.getState(), type, rules());
    if (!result.ok) return result;
    slipStore.setState(result.value, true);
    return ok(result.value);
  },
  setStake: (index: number, stake: Minor) => become((slip) => setStake(slip, index, stake)),
  setEveryStake: (stake: Minor) => become((slip) => setEveryStake(slip, stake)),
  changeCurrency: (code: string) => become((slip) => changeCurrency(slip, code)),
  refreshOdds: (offers: Offers) =>
    become((slip) => refreshOdds(slip, offers, slipSettings.getState().acceptMode)),
  acknowledgeChanges: () => become((slip) => acknowledgeChanges(slip, rules())),
  markProvider: (provider: string, isUp: boolean) =>
    become((slip) => markProvider(slip, provider, isUp)),
  dropGone: (gone: ReadonlySet<OutcomeKey>) => become((slip) => dropGone(slip, gone, rules())),
  placing: (freshId: string, playerId: number | null = null) =>
    become((slip) => placing(slip, freshId, slipSettings.getState().acceptMode, playerId)),
  placed: (answers: readonly BetTaken[]) => become((slip) => placed(slip, answers)),
  refusedByBook: (answer: Refused) => become((slip) => refusedByBook(slip, answer)),
  unanswered: () => become(unanswered),
  turnedAway: () => become(turnedAway),
  dismissReceipt: (keep: boolean) => become((slip) => dismissReceipt(slip, keep)),
};

/** Reads a part of the slip; renders again when that part changes. */
export function useSlip<T>(select: (slip: Slip) => T): T {
  return useStore(slipStore, select);
}

/** Whether an outcome is on the slip. The bets of a receipt are not. */
export function useIsPicked(key: OutcomeKey): boolean {
  return useStore(slipStore, (slip) => pickedKeys(slip).has(key));
}

/** How many outcomes are on the slip. */
export function useSlipCount(): number {
  return useStore(slipStore, (slip) => pickedKeys(slip).size);
}

const known = new WeakMap<Slip, ReadonlySet<OutcomeKey>>();

/** Every odds button asks on every change of the slip, so the keys are gathered once for each slip. */
function pickedKeys(slip: Slip): ReadonlySet<OutcomeKey> {
  const found = known.get(slip);
  if (found) return found;
  const keys = new Set(openSelections(slip).map((each) => each.key));
  known.set(slip, keys);
  return keys;
}
