import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './uk/chrome';
import { lists } from './uk/lists';
import { match } from './uk/match';
import { nations, sports } from './uk/names';
import { page, pages } from './uk/pages';
import { shell } from './uk/shell';
import { slip } from './uk/slip';

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
  rest: () => import('./rest/uk'),
  documents: () => import('../documents/uk'),
};
