import type { FirstWords } from '../catalogues';
import { account } from './de/account';
import { chat } from './de/chat';
import { chrome } from './de/chrome';
import { lists } from './de/lists';
import { offers } from './de/offers';
import { notifications, search } from './de/search';
import { share, shareBet } from './de/share';
import { bets } from './de/bets';
import { match } from './de/match';
import { moments } from './de/moments';
import { nations, sports } from './de/names';
import { page, pages } from './de/pages';
import { session } from './de/session';
import { shell } from './de/shell';
import { slip } from './de/slip';
import { quickDeposit, spi } from './de/spi';
import { wallet } from './de/wallet';

export const messages: FirstWords = {
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
};
