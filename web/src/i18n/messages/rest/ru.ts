import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../ru/bonuses';
import { jackpots } from '../ru/jackpots';
import { host } from '../ru/host';
import { limits } from '../ru/limits';
import { profile } from '../ru/profile';
import { purse } from '../ru/purse';
import { account } from '../ru/account';
import { chat } from '../ru/chat';
import { matchChat } from '../ru/match-chat';
import { stream } from '../ru/stream';
import { offers } from '../ru/offers';
import { notifications, search } from '../ru/search';
import { share, shareBet } from '../ru/share';
import { myBets } from '../ru/my-bets';
import { bets } from '../ru/bets';
import { moments } from '../ru/moments';
import { session } from '../ru/session';
import { quickDeposit, spi } from '../ru/spi';
import { ticket } from '../ru/slip-more';
import { wallet } from '../ru/wallet';
import { push } from '../ru/push';
import { quick } from '../ru/quick-bet';
import { power, views } from '../ru/power';
import { tracker } from '../ru/tracker';
import { matchMore } from '../ru/match-more';

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
