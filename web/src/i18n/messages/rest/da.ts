import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../da/bonuses';
import { jackpots } from '../da/jackpots';
import { host } from '../da/host';
import { limits } from '../da/limits';
import { profile } from '../da/profile';
import { purse } from '../da/purse';
import { account } from '../da/account';
import { chat } from '../da/chat';
import { matchChat } from '../da/match-chat';
import { stream } from '../da/stream';
import { offers } from '../da/offers';
import { notifications, search } from '../da/search';
import { share, shareBet } from '../da/share';
import { myBets } from '../da/my-bets';
import { bets } from '../da/bets';
import { moments } from '../da/moments';
import { session } from '../da/session';
import { quickDeposit, spi } from '../da/spi';
import { ticket } from '../da/slip-more';
import { wallet } from '../da/wallet';
import { push } from '../da/push';
import { quick } from '../da/quick-bet';
import { power, views } from '../da/power';
import { tracker } from '../da/tracker';
import { matchMore } from '../da/match-more';

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
