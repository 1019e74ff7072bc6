import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../nb/bonuses';
import { jackpots } from '../nb/jackpots';
import { host } from '../nb/host';
import { limits } from '../nb/limits';
import { profile } from '../nb/profile';
import { purse } from '../nb/purse';
import { account } from '../nb/account';
import { chat } from '../nb/chat';
import { matchChat } from '../nb/match-chat';
import { stream } from '../nb/stream';
import { offers } from '../nb/offers';
import { notifications, search } from '../nb/search';
import { share, shareBet } from '../nb/share';
import { myBets } from '../nb/my-bets';
import { bets } from '../nb/bets';
import { moments } from '../nb/moments';
import { session } from '../nb/session';
import { quickDeposit, spi } from '../nb/spi';
import { ticket } from '../nb/slip-more';
import { wallet } from '../nb/wallet';
import { push } from '../nb/push';
import { quick } from '../nb/quick-bet';
import { power, views } from '../nb/power';
import { tracker } from '../nb/tracker';
import { matchMore } from '../nb/match-more';

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
