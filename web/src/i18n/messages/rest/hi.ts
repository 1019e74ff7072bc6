import type { RestOfWords } from '../../catalogue';
import { bonuses } from '../hi/bonuses';
import { jackpots } from '../hi/jackpots';
import { host } from '../hi/host';
import { limits } from '../hi/limits';
import { profile } from '../hi/profile';
import { purse } from '../hi/purse';
import { account } from '../hi/account';
import { chat } from '../hi/chat';
import { matchChat } from '../hi/match-chat';
import { stream } from '../hi/stream';
import { offers } from '../hi/offers';
import { notifications, search } from '../hi/search';
import { share, shareBet } from '../hi/share';
import { myBets } from '../hi/my-bets';
import { bets } from '../hi/bets';
import { moments } from '../hi/moments';
import { session } from '../hi/session';
import { quickDeposit, spi } from '../hi/spi';
import { ticket } from '../hi/slip-more';
import { wallet } from '../hi/wallet';
import { push } from '../hi/push';
import { quick } from '../hi/quick-bet';
import { power, views } from '../hi/power';
import { tracker } from '../hi/tracker';
import { matchMore } from '../hi/match-more';

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
