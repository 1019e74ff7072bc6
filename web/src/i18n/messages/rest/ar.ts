import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../ar/bonuses';
import { jackpots } from '../ar/jackpots';
import { host } from '../ar/host';
import { limits } from '../ar/limits';
import { profile } from '../ar/profile';
import { purse } from '../ar/purse';
import { account } from '../ar/account';
import { chat } from '../ar/chat';
import { matchChat } from '../ar/match-chat';
import { stream } from '../ar/stream';
import { offers } from '../ar/offers';
import { notifications, search } from '../ar/search';
import { share, shareBet } from '../ar/share';
import { myBets } from '../ar/my-bets';
import { bets } from '../ar/bets';
import { moments } from '../ar/moments';
import { session } from '../ar/session';
import { quickDeposit, spi } from '../ar/spi';
import { ticket } from '../ar/slip-more';
import { wallet } from '../ar/wallet';
import { push } from '../ar/push';
import { quick } from '../ar/quick-bet';
import { power, views } from '../ar/power';
import { tracker } from '../ar/tracker';
import { matchMore } from '../ar/match-more';

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
