import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../sk/bonuses';
import { jackpots } from '../sk/jackpots';
import { host } from '../sk/host';
import { limits } from '../sk/limits';
import { profile } from '../sk/profile';
import { purse } from '../sk/purse';
import { account } from '../sk/account';
import { chat } from '../sk/chat';
import { matchChat } from '../sk/match-chat';
import { stream } from '../sk/stream';
import { offers } from '../sk/offers';
import { notifications, search } from '../sk/search';
import { share, shareBet } from '../sk/share';
import { myBets } from '../sk/my-bets';
import { bets } from '../sk/bets';
import { moments } from '../sk/moments';
import { session } from '../sk/session';
import { quickDeposit, spi } from '../sk/spi';
import { ticket } from '../sk/slip-more';
import { wallet } from '../sk/wallet';
import { push } from '../sk/push';
import { quick } from '../sk/quick-bet';
import { power, views } from '../sk/power';
import { tracker } from '../sk/tracker';
import { matchMore } from '../sk/match-more';

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
