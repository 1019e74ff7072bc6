import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../pt-BR/bonuses';
import { jackpots } from '../pt-BR/jackpots';
import { host } from '../pt-BR/host';
import { limits } from '../pt-BR/limits';
import { profile } from '../pt-BR/profile';
import { purse } from '../pt-BR/purse';
import { account } from '../pt-BR/account';
import { chat } from '../pt-BR/chat';
import { matchChat } from '../pt-BR/match-chat';
import { stream } from '../pt-BR/stream';
import { offers } from '../pt-BR/offers';
import { notifications, search } from '../pt-BR/search';
import { share, shareBet } from '../pt-BR/share';
import { myBets } from '../pt-BR/my-bets';
import { bets } from '../pt-BR/bets';
import { moments } from '../pt-BR/moments';
import { session } from '../pt-BR/session';
import { quickDeposit, spi } from '../pt-BR/spi';
import { ticket } from '../pt-BR/slip-more';
import { wallet } from '../pt-BR/wallet';
import { push } from '../pt-BR/push';
import { quick } from '../pt-BR/quick-bet';
import { power, views } from '../pt-BR/power';
import { tracker } from '../pt-BR/tracker';
import { matchMore } from '../pt-BR/match-more';

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
