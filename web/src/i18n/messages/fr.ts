import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './fr/chrome';
import { lists } from './fr/lists';
import { match } from './fr/match';
import { nations, sports } from './fr/names';
import { page, pages } from './fr/pages';
import { shell } from './fr/shell';
import { slip } from './fr/slip';

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
  rest: () => import('./rest/fr'),
  documents: () => import('../documents/fr'),
};
