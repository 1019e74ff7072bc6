import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../cs/bonuses';
import { jackpots } from '../cs/jackpots';
import { host } from '../cs/host';
import { limits } from '../cs/limits';
import { profile } from '../cs/profile';
import { purse } from '../cs/purse';
import { account } from '../cs/account';
import { chat } from '../cs/chat';
import { matchChat } from '../cs/match-chat';
import { stream } from '../cs/stream';
import { offers } from '../cs/offers';
import { notifications, search } from '../cs/search';
import { share, shareBet } from '../cs/share';
import { myBets } from '../cs/my-bets';
import { bets } from '../cs/bets';
import { moments } from '../cs/moments';
import { session } from '../cs/session';
import { quickDeposit, spi } from '../cs/spi';
import { ticket } from '../cs/slip-more';
import { wallet } from '../cs/wallet';
import { push } from '../cs/push';
import { quick } from '../cs/quick-bet';
import { power, views } from '../cs/power';
import { tracker } from '../cs/tracker';
import { matchMore } from '../cs/match-more';

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
