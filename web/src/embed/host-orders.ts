import { canonicalLocale } from '@touchline/wire/locale';
import type { FromHost, PageMessage } from '@touchline/wire/window/embed';
import { closeSearch, openSearch } from '../state/search-modal';
import { askForShared } from '../state/shared-bets';
import { closePanel, shownTab, slipPanel } from '../state/slip-panel';
import { changeCurrency } from './frame-currency';
import { placeInView } from './frame-size';
import type { Post } from './host-door';

/** What a host asks of the page, once both know each other and who is signed in is another matter. */
export type Order = Exclude<FromHost, { name: 'hello' | 'iframe_integration' }>;

/** What the page needs to do as its host asks. */
export interface Obeying {
  post: Post;
  /** The locale of the page, and those of the site, by their codes. */
  locale: string;
  locales: readonly string[];
  /** Goes to the same page in another language; answers whether it goes. */
  changeLanguage: (code: string) => Promise<boolean>;
  /** The currencies of the site. Throws `ApiError` where nobody answers. */
  currencies: () => Promise<readonly { code: string }[]>;
  /** Whether the site shows my bets (SPEC §2). */
  hasMyBets: boolean;
}

/** Does what the host asks for (SPEC §7 "Window messages"), or answers which field stands against it. */
export async function obey(order: Order, page: Obeying): Promise<void> {
  const { name, message } = order;
  switch (name) {
    case 'viewport':
      placeInView(message);
      return;
    case 'change_locale': {
      const reason = await speak(canonicalLocale(message.locale), page);
      if (reason) page.post('refused', { name, field: 'message.locale', reason });
      return;
    }
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

/** A new page, since every word of it is another; none where it is in that language already. */
async function speak(
  wanted: string,
  { locale, locales, changeLanguage }: Obeying,
): Promise<PageMessage<'refused'>['reason'] | null> {
  if (wanted === locale) return null;
  if (!locales.includes(wanted)) return 'not_offered';
  return (await changeLanguage(wanted)) ? null : 'unreachable';
}
