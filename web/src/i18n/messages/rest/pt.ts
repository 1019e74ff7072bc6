import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../pt/bonuses';
import { jackpots } from '../pt/jackpots';
import { host } from '../pt/host';
import { limits } from '../pt/limits';
import { profile } from '../pt/profile';
import { purse } from '../pt/purse';
import { account } from '../pt/account';
import { chat } from '../pt/chat';
import { matchChat } from '../pt/match-chat';
import { stream } from '../pt/stream';
import { offers } from '../pt/offers';
import { notifications, search } from '../pt/search';
import { share, shareBet } from '../pt/share';
import { myBets } from '../pt/my-bets';
import { bets } from '../pt/bets';
import { moments } from '../pt/moments';
import { session } from '../pt/session';
import { quickDeposit, spi } from '../pt/spi';
import { ticket } from '../pt/slip-more';
import { wallet } from '../pt/wallet';
import { push } from '../pt/push';
import { quick } from '../pt/quick-bet';
import { power, views } from '../pt/power';
import { tracker } from '../pt/tracker';
import { matchMore } from '../pt/match-more';

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
