import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './fa/chrome';
import { lists } from './fa/lists';
import { match } from './fa/match';
import { nations, sports } from './fa/names';
import { page, pages } from './fa/pages';
import { shell } from './fa/shell';
import { slip } from './fa/slip';

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
  rest: () => import('./rest/fa'),
  documents: () => import('../documents/fa'),
};
