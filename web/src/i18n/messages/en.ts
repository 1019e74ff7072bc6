import { account } from './en/account';
import { chat } from './en/chat';
import { chrome } from './en/chrome';
import { lists } from './en/lists';
import { offers } from './en/offers';
import { notifications, search } from './en/search';
import { share, shareBet } from './en/share';
import { bets } from './en/bets';
import { match } from './en/match';
import { moments } from './en/moments';
import { nations, sports } from './en/names';
import { page, pages } from './en/pages';
import { session } from './en/session';
import { shell } from './en/shell';
import { slip } from './en/slip';
import { quickDeposit, spi } from './en/spi';
import { wallet } from './en/wallet';

/** English: the keys and arguments every other locale has to have, of what the first screens and the slip say. */
export const messages = {
  account,
  bets,
  chat,
  chrome,
  lists,
  offers,
  search,
  notifications,
  share,
  'share-bet': shareBet,
  match,
  moments,
  nations,
  page,
  pages,
  session,
  shell,
  slip,
  'quick-deposit': quickDeposit,
  spi,
  sports,
  wallet,
} as const;
