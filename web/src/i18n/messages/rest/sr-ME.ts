import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../sr-ME/bonuses';
import { jackpots } from '../sr-ME/jackpots';
import { host } from '../sr-ME/host';
import { limits } from '../sr-ME/limits';
import { profile } from '../sr-ME/profile';
import { purse } from '../sr-ME/purse';
import { account } from '../sr-ME/account';
import { chat } from '../sr-ME/chat';
import { matchChat } from '../sr-ME/match-chat';
import { stream } from '../sr-ME/stream';
import { offers } from '../sr-ME/offers';
import { notifications, search } from '../sr-ME/search';
import { share, shareBet } from '../sr-ME/share';
import { myBets } from '../sr-ME/my-bets';
import { bets } from '../sr-ME/bets';
import { moments } from '../sr-ME/moments';
import { session } from '../sr-ME/session';
import { quickDeposit, spi } from '../sr-ME/spi';
import { ticket } from '../sr-ME/slip-more';
import { wallet } from '../sr-ME/wallet';
import { push } from '../sr-ME/push';
import { quick } from '../sr-ME/quick-bet';
import { power, views } from '../sr-ME/power';
import { tracker } from '../sr-ME/tracker';
import { matchMore } from '../sr-ME/match-more';

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
