import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../it/bonuses';
import { jackpots } from '../it/jackpots';
import { host } from '../it/host';
import { limits } from '../it/limits';
import { profile } from '../it/profile';
import { purse } from '../it/purse';
import { account } from '../it/account';
import { chat } from '../it/chat';
import { matchChat } from '../it/match-chat';
import { stream } from '../it/stream';
import { offers } from '../it/offers';
import { notifications, search } from '../it/search';
import { share, shareBet } from '../it/share';
import { myBets } from '../it/my-bets';
import { bets } from '../it/bets';
import { moments } from '../it/moments';
import { session } from '../it/session';
import { quickDeposit, spi } from '../it/spi';
import { ticket } from '../it/slip-more';
import { wallet } from '../it/wallet';
import { push } from '../it/push';
import { quick } from '../it/quick-bet';
import { power, views } from '../it/power';
import { tracker } from '../it/tracker';
import { matchMore } from '../it/match-more';

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
