import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './it/chrome';
import { lists } from './it/lists';
import { match } from './it/match';
import { nations, sports } from './it/names';
import { page, pages } from './it/pages';
import { shell } from './it/shell';
import { slip } from './it/slip';

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
  rest: () => import('./rest/it'),
  documents: () => import('../documents/it'),
};
