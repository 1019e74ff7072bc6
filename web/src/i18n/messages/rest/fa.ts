import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../fa/bonuses';
import { jackpots } from '../fa/jackpots';
import { host } from '../fa/host';
import { limits } from '../fa/limits';
import { profile } from '../fa/profile';
import { purse } from '../fa/purse';
import { account } from '../fa/account';
import { chat } from '../fa/chat';
import { matchChat } from '../fa/match-chat';
import { stream } from '../fa/stream';
import { offers } from '../fa/offers';
import { notifications, search } from '../fa/search';
import { share, shareBet } from '../fa/share';
import { myBets } from '../fa/my-bets';
import { bets } from '../fa/bets';
import { moments } from '../fa/moments';
import { session } from '../fa/session';
import { quickDeposit, spi } from '../fa/spi';
import { ticket } from '../fa/slip-more';
import { wallet } from '../fa/wallet';
import { push } from '../fa/push';
import { quick } from '../fa/quick-bet';
import { power, views } from '../fa/power';
import { tracker } from '../fa/tracker';
import { matchMore } from '../fa/match-more';

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
