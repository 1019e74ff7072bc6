import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './ja/chrome';
import { lists } from './ja/lists';
import { match } from './ja/match';
import { nations, sports } from './ja/names';
import { page, pages } from './ja/pages';
import { shell } from './ja/shell';
import { slip } from './ja/slip';

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
  rest: () => import('./rest/ja'),
  documents: () => import('../documents/ja'),
};
