import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../ja/bonuses';
import { jackpots } from '../ja/jackpots';
import { host } from '../ja/host';
import { limits } from '../ja/limits';
import { profile } from '../ja/profile';
import { purse } from '../ja/purse';
import { account } from '../ja/account';
import { chat } from '../ja/chat';
import { matchChat } from '../ja/match-chat';
import { stream } from '../ja/stream';
import { offers } from '../ja/offers';
import { notifications, search } from '../ja/search';
import { share, shareBet } from '../ja/share';
import { myBets } from '../ja/my-bets';
import { bets } from '../ja/bets';
import { moments } from '../ja/moments';
import { session } from '../ja/session';
import { quickDeposit, spi } from '../ja/spi';
import { ticket } from '../ja/slip-more';
import { wallet } from '../ja/wallet';
import { push } from '../ja/push';
import { quick } from '../ja/quick-bet';
import { power, views } from '../ja/power';
import { tracker } from '../ja/tracker';
import { matchMore } from '../ja/match-more';

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
