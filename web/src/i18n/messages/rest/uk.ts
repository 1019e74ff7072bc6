import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../uk/bonuses';
import { jackpots } from '../uk/jackpots';
import { host } from '../uk/host';
import { limits } from '../uk/limits';
import { profile } from '../uk/profile';
import { purse } from '../uk/purse';
import { account } from '../uk/account';
import { chat } from '../uk/chat';
import { matchChat } from '../uk/match-chat';
import { stream } from '../uk/stream';
import { offers } from '../uk/offers';
import { notifications, search } from '../uk/search';
import { share, shareBet } from '../uk/share';
import { myBets } from '../uk/my-bets';
import { bets } from '../uk/bets';
import { moments } from '../uk/moments';
import { session } from '../uk/session';
import { quickDeposit, spi } from '../uk/spi';
import { ticket } from '../uk/slip-more';
import { wallet } from '../uk/wallet';
import { push } from '../uk/push';
import { quick } from '../uk/quick-bet';
import { power, views } from '../uk/power';
import { tracker } from '../uk/tracker';
import { matchMore } from '../uk/match-more';

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
