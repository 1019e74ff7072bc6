import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../ro/bonuses';
import { jackpots } from '../ro/jackpots';
import { host } from '../ro/host';
import { limits } from '../ro/limits';
import { profile } from '../ro/profile';
import { purse } from '../ro/purse';
import { account } from '../ro/account';
import { chat } from '../ro/chat';
import { matchChat } from '../ro/match-chat';
import { stream } from '../ro/stream';
import { offers } from '../ro/offers';
import { notifications, search } from '../ro/search';
import { share, shareBet } from '../ro/share';
import { myBets } from '../ro/my-bets';
import { bets } from '../ro/bets';
import { moments } from '../ro/moments';
import { session } from '../ro/session';
import { quickDeposit, spi } from '../ro/spi';
import { ticket } from '../ro/slip-more';
import { wallet } from '../ro/wallet';
import { push } from '../ro/push';
import { quick } from '../ro/quick-bet';
import { power, views } from '../ro/power';
import { tracker } from '../ro/tracker';
import { matchMore } from '../ro/match-more';

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
