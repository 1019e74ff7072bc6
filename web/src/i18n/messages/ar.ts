import type { FirstWords } from '../catalogues';
import { account } from './ar/account';
import { chat } from './ar/chat';
import { chrome } from './ar/chrome';
import { lists } from './ar/lists';
import { offers } from './ar/offers';
import { notifications, search } from './ar/search';
import { share, shareBet } from './ar/share';
import { bets } from './ar/bets';
import { match } from './ar/match';
import { moments } from './ar/moments';
import { nations, sports } from './ar/names';
import { page, pages } from './ar/pages';
import { session } from './ar/session';
import { shell } from './ar/shell';
import { slip } from './ar/slip';
import { quickDeposit, spi } from './ar/spi';
import { wallet } from './ar/wallet';

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
