import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../nl/bonuses';
import { jackpots } from '../nl/jackpots';
import { host } from '../nl/host';
import { limits } from '../nl/limits';
import { profile } from '../nl/profile';
import { purse } from '../nl/purse';
import { account } from '../nl/account';
import { chat } from '../nl/chat';
import { matchChat } from '../nl/match-chat';
import { stream } from '../nl/stream';
import { offers } from '../nl/offers';
import { notifications, search } from '../nl/search';
import { share, shareBet } from '../nl/share';
import { myBets } from '../nl/my-bets';
import { bets } from '../nl/bets';
import { moments } from '../nl/moments';
import { session } from '../nl/session';
import { quickDeposit, spi } from '../nl/spi';
import { ticket } from '../nl/slip-more';
import { wallet } from '../nl/wallet';
import { push } from '../nl/push';
import { quick } from '../nl/quick-bet';
import { power, views } from '../nl/power';
import { tracker } from '../nl/tracker';
import { matchMore } from '../nl/match-more';

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
