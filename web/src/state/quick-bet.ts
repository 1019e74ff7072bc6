import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import { CURRENCIES } from '@touchline/domain/currency';
import type { Minor } from '@touchline/domain/money';
import {
  dismissReceipt,
  placed,
  refusedByBook,
  turnedAway,
  unanswered,
} from '@touchline/domain/slip/place';
import {
  approveQuickBet,
  changeQuickCurrency,
  pickQuickBet,
  placingQuickBet,
  quickBetOff,
  setQuickStake,
  toggleQuickBet,
  withBalance,
  withTicket,
  type QuickBet,
} from '@touchline/domain/slip/quick-bet';
import {
  acknowledgeChanges,
  markProvider,
  refreshOdds,
  type Offers,
} from '@touchline/domain/slip/refresh-odds';
import type { PickedOutcome, Slip } from '@touchline/domain/slip/slip';
import { createStore, useStore } from 'zustand';
import type { PlacementAnswer } from './send-quick-bet';
import { slipSettings } from './slip-rules';

/** The quick bet of this page. It holds the domain's value and nothing else; only `quickActions` change it. */
export const quickStore = createStore<QuickBet>()(() => quickBetOff(CURRENCIES[0]?.code ?? 'EUR'));

const become = (next: (quick: QuickBet) => QuickBet) =>
  quickStore.setState((quick) => next(quick), true);
const ticket = (news: (slip: Slip) => Slip) => become((quick) => withTicket(quick, news));
const settings = () => slipSettings.getState();

/** Everything that can happen to quick bet; each is one transition of the domain. */
export const quickActions = {
  toggle: () => become(toggleQuickBet),
  /** Signing out closes it (SPEC §4 "Auth status"). */
  close: () => become(({ slip }) => quickBetOff(slip.currency)),
  /** As it was left in this tab; what was agreed to is asked for anew. */
  restore: (stake: Minor, currency: string) =>
    become(() => ({ ...quickBetOff(currency), isEnabled: true, stake })),
  pick: (picked: PickedOutcome) => become((quick) => pickQuickBet(quick, picked)),
  setStake: (stake: Minor) => become((quick) => setQuickStake(quick, stake)),
  approve: () => become((quick) => approveQuickBet(quick, settings().rules)),
  changeCurrency: (code: string) => become((quick) => changeQuickCurrency(quick, code)),
  balanceIs: (balance: Minor) => become((quick) => withBalance(quick, balance)),
  refreshOdds: (offers: Offers) =>
    ticket((slip) => refreshOdds(slip, offers, settings().acceptMode)),
  markProvider: (provider: string, isUp: boolean) =>
    ticket((slip) => markProvider(slip, provider, isUp)),
  /** Lets go of an outcome that has closed. */
  dropClosed: () => ticket((slip) => acknowledgeChanges(slip, settings().rules)),
  placing: (freshId: string) =>
    become((quick) => placingQuickBet(quick, freshId, settings().acceptMode)),
  /** The answer to a placement, by its id; one to a placement that is no longer this one says nothing. */
  answered: (placementId: string, answer: PlacementAnswer) =>
    ticket((slip) => (slip.placement?.id === placementId ? afterAnswer(slip, answer) : slip)),
  dismissReceipt: () => ticket((slip) => dismissReceipt(slip, false)),
};

function afterAnswer(slip: Slip, answer: PlacementAnswer): Slip {
  switch (answer.end) {
    case 'taken':
      return placed(slip, answer.bets);
    case 'refused':
      return refusedByBook(slip, answer.refusal);
    case 'unanswered':
      return unanswered(slip);
    case 'signed_out':
    case 'too_often':
      return turnedAway(slip);
  }
}

/** Reads a part of quick bet; renders again when that part changes. */
export function useQuickBet<T>(select: (quick: QuickBet) => T): T {
  return useStore(quickStore, select);
}

/** The outcome at hand, or null. */
export function quickOutcome({ slip }: QuickBet): OutcomeKey | null {
  return slip.bets[0]?.selections[0]?.key ?? null;
}
