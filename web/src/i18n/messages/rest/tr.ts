import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../tr/bonuses';
import { jackpots } from '../tr/jackpots';
import { host } from '../tr/host';
import { limits } from '../tr/limits';
import { profile } from '../tr/profile';
import { purse } from '../tr/purse';
import { account } from '../tr/account';
import { chat } from '../tr/chat';
import { matchChat } from '../tr/match-chat';
import { stream } from '../tr/stream';
import { offers } from '../tr/offers';
import { notifications, search } from '../tr/search';
import { share, shareBet } from '../tr/share';
import { myBets } from '../tr/my-bets';
import { bets } from '../tr/bets';
import { moments } from '../tr/moments';
import { session } from '../tr/session';
import { quickDeposit, spi } from '../tr/spi';
import { ticket } from '../tr/slip-more';
import { wallet } from '../tr/wallet';
import { push } from '../tr/push';
import { quick } from '../tr/quick-bet';
import { power, views } from '../tr/power';
import { tracker } from '../tr/tracker';
import { matchMore } from '../tr/match-more';

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
