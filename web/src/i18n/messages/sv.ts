import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './sv/chrome';
import { lists } from './sv/lists';
import { match } from './sv/match';
import { nations, sports } from './sv/names';
import { page, pages } from './sv/pages';
import { shell } from './sv/shell';
import { slip } from './sv/slip';

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
  rest: () => import('./rest/sv'),
  documents: () => import('../documents/sv'),
};
