import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../zh-CN/bonuses';
import { jackpots } from '../zh-CN/jackpots';
import { host } from '../zh-CN/host';
import { limits } from '../zh-CN/limits';
import { profile } from '../zh-CN/profile';
import { purse } from '../zh-CN/purse';
import { account } from '../zh-CN/account';
import { chat } from '../zh-CN/chat';
import { matchChat } from '../zh-CN/match-chat';
import { stream } from '../zh-CN/stream';
import { offers } from '../zh-CN/offers';
import { notifications, search } from '../zh-CN/search';
import { share, shareBet } from '../zh-CN/share';
import { myBets } from '../zh-CN/my-bets';
import { bets } from '../zh-CN/bets';
import { moments } from '../zh-CN/moments';
import { session } from '../zh-CN/session';
import { quickDeposit, spi } from '../zh-CN/spi';
import { ticket } from '../zh-CN/slip-more';
import { wallet } from '../zh-CN/wallet';
import { push } from '../zh-CN/push';
import { quick } from '../zh-CN/quick-bet';
import { power, views } from '../zh-CN/power';
import { tracker } from '../zh-CN/tracker';
import { matchMore } from '../zh-CN/match-more';

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
