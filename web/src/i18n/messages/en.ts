import { account } from './en/account';
import { bets } from './en/bets';
import { match } from './en/match';
import { moments } from './en/moments';
import { nations, sports } from './en/names';
import { pages } from './en/pages';
import { session } from './en/session';
import { shell } from './en/shell';
import { slip } from './en/slip';
import { wallet } from './en/wallet';

/** English: the keys and arguments every other locale has to have. */
export const messages = {
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
} as const;
