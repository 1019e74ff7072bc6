import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../hu/bonuses';
import { jackpots } from '../hu/jackpots';
import { host } from '../hu/host';
import { limits } from '../hu/limits';
import { profile } from '../hu/profile';
import { purse } from '../hu/purse';
import { account } from '../hu/account';
import { chat } from '../hu/chat';
import { matchChat } from '../hu/match-chat';
import { stream } from '../hu/stream';
import { offers } from '../hu/offers';
import { notifications, search } from '../hu/search';
import { share, shareBet } from '../hu/share';
import { myBets } from '../hu/my-bets';
import { bets } from '../hu/bets';
import { moments } from '../hu/moments';
import { session } from '../hu/session';
import { quickDeposit, spi } from '../hu/spi';
import { ticket } from '../hu/slip-more';
import { wallet } from '../hu/wallet';
import { push } from '../hu/push';
import { quick } from '../hu/quick-bet';
import { power, views } from '../hu/power';
import { tracker } from '../hu/tracker';
import { matchMore } from '../hu/match-more';

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
