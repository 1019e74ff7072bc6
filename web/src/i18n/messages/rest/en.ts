import { bonuses } from '../en/bonuses';
import { jackpots } from '../en/jackpots';
import { host } from '../en/host';
import { limits } from '../en/limits';
import { profile } from '../en/profile';
import { purse } from '../en/purse';
import { account } from '../en/account';
import { chat } from '../en/chat';
import { matchChat } from '../en/match-chat';
import { stream } from '../en/stream';
import { offers } from '../en/offers';
import { notifications, search } from '../en/search';
import { share, shareBet } from '../en/share';
import { myBets } from '../en/my-bets';
import { bets } from '../en/bets';
import { moments } from '../en/moments';
import { session } from '../en/session';
import { quickDeposit, spi } from '../en/spi';
import { ticket } from '../en/slip-more';
import { wallet } from '../en/wallet';
import { push } from '../en/push';
import { quick } from '../en/quick-bet';
import { power, views } from '../en/power';
import { tracker } from '../en/tracker';
import { matchMore } from '../en/match-more';

/** English: what the first screens and the slip do not say. */
export const messages = {
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
} as const;
