import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../ko/bonuses';
import { jackpots } from '../ko/jackpots';
import { host } from '../ko/host';
import { limits } from '../ko/limits';
import { profile } from '../ko/profile';
import { purse } from '../ko/purse';
import { account } from '../ko/account';
import { chat } from '../ko/chat';
import { matchChat } from '../ko/match-chat';
import { stream } from '../ko/stream';
import { offers } from '../ko/offers';
import { notifications, search } from '../ko/search';
import { share, shareBet } from '../ko/share';
import { myBets } from '../ko/my-bets';
import { bets } from '../ko/bets';
import { moments } from '../ko/moments';
import { session } from '../ko/session';
import { quickDeposit, spi } from '../ko/spi';
import { ticket } from '../ko/slip-more';
import { wallet } from '../ko/wallet';
import { push } from '../ko/push';
import { quick } from '../ko/quick-bet';
import { power, views } from '../ko/power';
import { tracker } from '../ko/tracker';
import { matchMore } from '../ko/match-more';

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
