import type { Catalogue } from '../catalogues';
import { account } from './de/account';
import { bets } from './de/bets';
import { match } from './de/match';
import { moments } from './de/moments';
import { nations, sports } from './de/names';
import { pages } from './de/pages';
import { session } from './de/session';
import { shell } from './de/shell';
import { slip } from './de/slip';
import { wallet } from './de/wallet';

export const messages: Catalogue = {
  account,
  bets,
  match,
  moments,
  nations,
  pages,
  session,
  shell,
  slip,
  sports,
  wallet,
};
