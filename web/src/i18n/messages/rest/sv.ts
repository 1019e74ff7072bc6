import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../sv/bonuses';
import { jackpots } from '../sv/jackpots';
import { host } from '../sv/host';
import { limits } from '../sv/limits';
import { profile } from '../sv/profile';
import { purse } from '../sv/purse';
import { account } from '../sv/account';
import { chat } from '../sv/chat';
import { matchChat } from '../sv/match-chat';
import { stream } from '../sv/stream';
import { offers } from '../sv/offers';
import { notifications, search } from '../sv/search';
import { share, shareBet } from '../sv/share';
import { myBets } from '../sv/my-bets';
import { bets } from '../sv/bets';
import { moments } from '../sv/moments';
import { session } from '../sv/session';
import { quickDeposit, spi } from '../sv/spi';
import { ticket } from '../sv/slip-more';
import { wallet } from '../sv/wallet';
import { push } from '../sv/push';
import { quick } from '../sv/quick-bet';
import { power, views } from '../sv/power';
import { tracker } from '../sv/tracker';
import { matchMore } from '../sv/match-more';

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
