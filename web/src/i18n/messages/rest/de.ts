import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../de/bonuses';
import { jackpots } from '../de/jackpots';
import { host } from '../de/host';
import { limits } from '../de/limits';
import { profile } from '../de/profile';
import { purse } from '../de/purse';
import { account } from '../de/account';
import { chat } from '../de/chat';
import { matchChat } from '../de/match-chat';
import { stream } from '../de/stream';
import { offers } from '../de/offers';
import { notifications, search } from '../de/search';
import { share, shareBet } from '../de/share';
import { myBets } from '../de/my-bets';
import { bets } from '../de/bets';
import { moments } from '../de/moments';
import { session } from '../de/session';
import { quickDeposit, spi } from '../de/spi';
import { ticket } from '../de/slip-more';
import { wallet } from '../de/wallet';
import { push } from '../de/push';
import { quick } from '../de/quick-bet';
import { power, views } from '../de/power';
import { tracker } from '../de/tracker';
import { matchMore } from '../de/match-more';

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
