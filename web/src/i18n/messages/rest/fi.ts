import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../fi/bonuses';
import { jackpots } from '../fi/jackpots';
import { host } from '../fi/host';
import { limits } from '../fi/limits';
import { profile } from '../fi/profile';
import { purse } from '../fi/purse';
import { account } from '../fi/account';
import { chat } from '../fi/chat';
import { matchChat } from '../fi/match-chat';
import { stream } from '../fi/stream';
import { offers } from '../fi/offers';
import { notifications, search } from '../fi/search';
import { share, shareBet } from '../fi/share';
import { myBets } from '../fi/my-bets';
import { bets } from '../fi/bets';
import { moments } from '../fi/moments';
import { session } from '../fi/session';
import { quickDeposit, spi } from '../fi/spi';
import { ticket } from '../fi/slip-more';
import { wallet } from '../fi/wallet';
import { push } from '../fi/push';
import { quick } from '../fi/quick-bet';
import { power, views } from '../fi/power';
import { tracker } from '../fi/tracker';
import { matchMore } from '../fi/match-more';

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
