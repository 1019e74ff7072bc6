import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../pl/bonuses';
import { jackpots } from '../pl/jackpots';
import { host } from '../pl/host';
import { limits } from '../pl/limits';
import { profile } from '../pl/profile';
import { purse } from '../pl/purse';
import { account } from '../pl/account';
import { chat } from '../pl/chat';
import { matchChat } from '../pl/match-chat';
import { stream } from '../pl/stream';
import { offers } from '../pl/offers';
import { notifications, search } from '../pl/search';
import { share, shareBet } from '../pl/share';
import { myBets } from '../pl/my-bets';
import { bets } from '../pl/bets';
import { moments } from '../pl/moments';
import { session } from '../pl/session';
import { quickDeposit, spi } from '../pl/spi';
import { ticket } from '../pl/slip-more';
import { wallet } from '../pl/wallet';
import { push } from '../pl/push';
import { quick } from '../pl/quick-bet';
import { power, views } from '../pl/power';
import { tracker } from '../pl/tracker';
import { matchMore } from '../pl/match-more';

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
