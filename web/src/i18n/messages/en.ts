import { account } from './en/account';
import { chrome } from './en/chrome';
import { lists } from './en/lists';
import { offers } from './en/offers';
import { search } from './en/search';
import { share } from './en/share';
import { bets } from './en/bets';
import { host } from './en/host';
import { limits } from './en/limits';
import { match } from './en/match';
import { moments } from './en/moments';
import { nations, sports } from './en/names';
import { page, pages } from './en/pages';
import { profile } from './en/profile';
import { purse } from './en/purse';
import { session } from './en/session';
import { shell } from './en/shell';
import { slip } from './en/slip';
import { quickDeposit, spi } from './en/spi';
import { wallet } from './en/wallet';

/** English: the keys and arguments every other locale has to have. */
export const messages = {
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
} as const;
