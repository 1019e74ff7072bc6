import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../bg/bonuses';
import { jackpots } from '../bg/jackpots';
import { host } from '../bg/host';
import { limits } from '../bg/limits';
import { profile } from '../bg/profile';
import { purse } from '../bg/purse';
import { account } from '../bg/account';
import { chat } from '../bg/chat';
import { matchChat } from '../bg/match-chat';
import { stream } from '../bg/stream';
import { offers } from '../bg/offers';
import { notifications, search } from '../bg/search';
import { share, shareBet } from '../bg/share';
import { myBets } from '../bg/my-bets';
import { bets } from '../bg/bets';
import { moments } from '../bg/moments';
import { session } from '../bg/session';
import { quickDeposit, spi } from '../bg/spi';
import { ticket } from '../bg/slip-more';
import { wallet } from '../bg/wallet';
import { push } from '../bg/push';
import { quick } from '../bg/quick-bet';
import { power, views } from '../bg/power';
import { tracker } from '../bg/tracker';
import { matchMore } from '../bg/match-more';

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
