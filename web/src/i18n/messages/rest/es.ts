import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../es/bonuses';
import { jackpots } from '../es/jackpots';
import { host } from '../es/host';
import { limits } from '../es/limits';
import { profile } from '../es/profile';
import { purse } from '../es/purse';
import { account } from '../es/account';
import { chat } from '../es/chat';
import { matchChat } from '../es/match-chat';
import { stream } from '../es/stream';
import { offers } from '../es/offers';
import { notifications, search } from '../es/search';
import { share, shareBet } from '../es/share';
import { myBets } from '../es/my-bets';
import { bets } from '../es/bets';
import { moments } from '../es/moments';
import { session } from '../es/session';
import { quickDeposit, spi } from '../es/spi';
import { ticket } from '../es/slip-more';
import { wallet } from '../es/wallet';
import { push } from '../es/push';
import { quick } from '../es/quick-bet';
import { power, views } from '../es/power';
import { tracker } from '../es/tracker';
import { matchMore } from '../es/match-more';

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
