import type { Catalogue } from '../catalogues';
import { bets } from './de/bets';
import { match } from './de/match';
import { pages } from './de/pages';
import { session } from './de/session';
import { shell } from './de/shell';
import { slip } from './de/slip';
import { wallet } from './de/wallet';

export const messages: Catalogue = { bets, match, pages, session, shell, slip, wallet };
