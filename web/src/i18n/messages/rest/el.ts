import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../el/bonuses';
import { jackpots } from '../el/jackpots';
import { host } from '../el/host';
import { limits } from '../el/limits';
import { profile } from '../el/profile';
import { purse } from '../el/purse';
import { account } from '../el/account';
import { chat } from '../el/chat';
import { matchChat } from '../el/match-chat';
import { stream } from '../el/stream';
import { offers } from '../el/offers';
import { notifications, search } from '../el/search';
import { share, shareBet } from '../el/share';
import { myBets } from '../el/my-bets';
import { bets } from '../el/bets';
import { moments } from '../el/moments';
import { session } from '../el/session';
import { quickDeposit, spi } from '../el/spi';
import { ticket } from '../el/slip-more';
import { wallet } from '../el/wallet';
import { push } from '../el/push';
import { quick } from '../el/quick-bet';
import { power, views } from '../el/power';
import { tracker } from '../el/tracker';
import { matchMore } from '../el/match-more';

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
