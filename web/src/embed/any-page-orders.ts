import { canonicalLocale } from '@touchline/wire/locale';
import type { FromHost, PageMessage } from '@touchline/wire/window/embed';
import { placeInView } from './frame-size';
import type { Post } from './host-door';

/** What a host asks of the page, once both know each other: who is signed in and what is held are another matter. */
export type Order = Exclude<FromHost, { name: 'hello' | 'iframe_integration' | 'held_slip' }>;

/** What any page in a frame needs to do as its host asks. */
export interface AnyPage {
  post: Post;
  /** The locale of the page, and those of the site, by their codes. */
  locale: string;
  locales: readonly string[];
  /** Goes to the same page in another language; answers whether it goes. */
  changeLanguage: (code: string) => Promise<boolean>;
}

/** Does what a host can ask of every page in its frame; false for what it asks of the sportsbook alone. */
export async function obeyAnywhere({ name, message }: Order, page: AnyPage): Promise<boolean> {
  switch (name) {
    case 'viewport':
      placeInView(message);
      return true;
    case 'change_locale': {
      const reason = await speak(canonicalLocale(message.locale), page);
      if (reason) page.post('refused', { name, field: 'message.locale', reason });
      return true;
    }
    default:
      return false;
  }
}

/** Does as much on a page of the platform, which has no slip, no search and no odds: what concerns those is refused. */
export async function obeyOnPlatform(order: Order, page: AnyPage): Promise<void> {
  if (await obeyAnywhere(order, page)) return;
  page.post('refused', { name: order.name, field: 'name', reason: 'not_offered' });
}

/** A new page, since every word of it is another; none where it is in that language already. */
async function speak(
  wanted: string,
  { locale, locales, changeLanguage }: AnyPage,
): Promise<PageMessage<'refused'>['reason'] | null> {
  if (wanted === locale) return null;
  if (!locales.includes(wanted)) return 'not_offered';
  return (await changeLanguage(wanted)) ? null : 'unreachable';
}
