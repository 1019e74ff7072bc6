import { closeSearch, openSearch } from '../state/search-modal';
import { askForShared } from '../state/shared-bets';
import { closePanel, shownTab, slipPanel } from '../state/slip-panel';
import { changeCurrency } from './frame-currency';
import { type AnyPage, obeyAnywhere, type Order } from './any-page-orders';

/** What a page of the sportsbook needs to do as its host asks. */
export interface Obeying extends AnyPage {
  /** The currencies of the site. Throws `ApiError` where nobody answers. */
  currencies: () => Promise<readonly { code: string }[]>;
  /** Whether the site shows my bets (SPEC §2). */
  hasMyBets: boolean;
}

/** Does what the host asks for (SPEC §7 "Window messages"), or answers which field stands against it. */
export async function obey(order: Order, page: Obeying): Promise<void> {
  if (await obeyAnywhere(order, page)) return;
  const { name, message } = order;
  switch (name) {
    case 'change_locale':
    case 'viewport':
      // Every page does that, so it is done.
      return;
    case 'apply_bet_code':
      askForShared(message.code);
      return;
    case 'open_bet_slip':
      // A panel that closes keeps its tab: on a wide screen it goes on showing.
      if (message.is_open) {
        slipPanel.setState({ isOpen: true, tab: shownTab(message.tab, page.hasMyBets) });
      } else closePanel();
      return;
    case 'search_modal':
      if (message.is_open) openSearch();
      else closeSearch();
      return;
    case 'change_currency': {
      const refused = await changeCurrency(message.currency, page.currencies);
      page.post('change_currency', { currency: message.currency, refused });
    }
  }
}
