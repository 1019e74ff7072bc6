import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../fr/bonuses';
import { jackpots } from '../fr/jackpots';
import { host } from '../fr/host';
import { limits } from '../fr/limits';
import { profile } from '../fr/profile';
import { purse } from '../fr/purse';
import { account } from '../fr/account';
import { chat } from '../fr/chat';
import { matchChat } from '../fr/match-chat';
import { stream } from '../fr/stream';
import { offers } from '../fr/offers';
import { notifications, search } from '../fr/search';
import { share, shareBet } from '../fr/share';
import { myBets } from '../fr/my-bets';
import { bets } from '../fr/bets';
import { moments } from '../fr/moments';
import { session } from '../fr/session';
import { quickDeposit, spi } from '../fr/spi';
import { ticket } from '../fr/slip-more';
import { wallet } from '../fr/wallet';
import { push } from '../fr/push';
import { quick } from '../fr/quick-bet';
import { power, views } from '../fr/power';
import { tracker } from '../fr/tracker';
import { matchMore } from '../fr/match-more';

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
