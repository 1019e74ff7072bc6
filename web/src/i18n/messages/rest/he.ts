import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../he/bonuses';
import { jackpots } from '../he/jackpots';
import { host } from '../he/host';
import { limits } from '../he/limits';
import { profile } from '../he/profile';
import { purse } from '../he/purse';
import { account } from '../he/account';
import { chat } from '../he/chat';
import { matchChat } from '../he/match-chat';
import { stream } from '../he/stream';
import { offers } from '../he/offers';
import { notifications, search } from '../he/search';
import { share, shareBet } from '../he/share';
import { myBets } from '../he/my-bets';
import { bets } from '../he/bets';
import { moments } from '../he/moments';
import { session } from '../he/session';
import { quickDeposit, spi } from '../he/spi';
import { ticket } from '../he/slip-more';
import { wallet } from '../he/wallet';
import { push } from '../he/push';
import { quick } from '../he/quick-bet';
import { power, views } from '../he/power';
import { tracker } from '../he/tracker';
import { matchMore } from '../he/match-more';

export const messages: RestOfWords = {
  bonuses,
  jackpots,
  host,
  limits,
  profile,
  purse,
  account,
  bets,
  'my-bets': myBets,
  chat,
  'match-chat': matchChat,
  stream,
  offers,
  search,
  notifications,
  share,
  'share-bet': shareBet,
  moments,
  session,
  'quick-deposit': quickDeposit,
  ticket,
  spi,
  wallet,
  push,
  quick,
  power,
  views,
  tracker,
  'match-more': matchMore,
};
