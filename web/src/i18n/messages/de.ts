import type { Catalogue } from '../catalogues';
import { account } from './de/account';
import { chrome } from './de/chrome';
import { lists } from './de/lists';
import { offers } from './de/offers';
import { search } from './de/search';
import { share } from './de/share';
import { bets } from './de/bets';
import { host } from './de/host';
import { limits } from './de/limits';
import { match } from './de/match';
import { moments } from './de/moments';
import { nations, sports } from './de/names';
import { page, pages } from './de/pages';
import { profile } from './de/profile';
import { purse } from './de/purse';
import { session } from './de/session';
import { shell } from './de/shell';
import { slip } from './de/slip';
import { quickDeposit, spi } from './de/spi';
import { wallet } from './de/wallet';

export const messages: Catalogue = {
  account,
  bets,
  chrome,
  lists,
  offers,
  search,
  share,
  host,
  limits,
  match,
  moments,
  nations,
  page,
  pages,
  profile,
  purse,
  session,
  shell,
  slip,
  'quick-deposit': quickDeposit,
  spi,
  sports,
  wallet,
};
