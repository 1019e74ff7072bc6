import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../hr/bonuses';
import { jackpots } from '../hr/jackpots';
import { host } from '../hr/host';
import { limits } from '../hr/limits';
import { profile } from '../hr/profile';
import { purse } from '../hr/purse';
import { account } from '../hr/account';
import { chat } from '../hr/chat';
import { matchChat } from '../hr/match-chat';
import { stream } from '../hr/stream';
import { offers } from '../hr/offers';
import { notifications, search } from '../hr/search';
import { share, shareBet } from '../hr/share';
import { myBets } from '../hr/my-bets';
import { bets } from '../hr/bets';
import { moments } from '../hr/moments';
import { session } from '../hr/session';
import { quickDeposit, spi } from '../hr/spi';
import { ticket } from '../hr/slip-more';
import { wallet } from '../hr/wallet';
import { push } from '../hr/push';
import { quick } from '../hr/quick-bet';
import { power, views } from '../hr/power';
import { tracker } from '../hr/tracker';
import { matchMore } from '../hr/match-more';

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
