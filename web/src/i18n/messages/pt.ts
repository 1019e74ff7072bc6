import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './pt/chrome';
import { lists } from './pt/lists';
import { match } from './pt/match';
import { nations, sports } from './pt/names';
import { page, pages } from './pt/pages';
import { shell } from './pt/shell';
import { slip } from './pt/slip';

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
  rest: () => import('./rest/pt'),
  documents: () => import('../documents/pt'),
};
