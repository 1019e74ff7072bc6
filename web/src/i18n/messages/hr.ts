import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './hr/chrome';
import { lists } from './hr/lists';
import { match } from './hr/match';
import { nations, sports } from './hr/names';
import { page, pages } from './hr/pages';
import { shell } from './hr/shell';
import { slip } from './hr/slip';

export const messages: FirstWords = {
  chrome,
  lists,
  match,
  nations,
  page,
  pages,
  shell,
  slip,
  sports,
};

export const later: LaterWords = {
  rest: () => import('./rest/hr'),
  documents: () => import('../documents/hr'),
};
