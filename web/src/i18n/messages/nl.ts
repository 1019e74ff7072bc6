import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './nl/chrome';
import { lists } from './nl/lists';
import { match } from './nl/match';
import { nations, sports } from './nl/names';
import { page, pages } from './nl/pages';
import { shell } from './nl/shell';
import { slip } from './nl/slip';

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
  rest: () => import('./rest/nl'),
  documents: () => import('../documents/nl'),
};
