import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './fi/chrome';
import { lists } from './fi/lists';
import { match } from './fi/match';
import { nations, sports } from './fi/names';
import { page, pages } from './fi/pages';
import { shell } from './fi/shell';
import { slip } from './fi/slip';

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
  rest: () => import('./rest/fi'),
  documents: () => import('../documents/fi'),
};
