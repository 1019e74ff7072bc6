import type { FirstWords, LaterWords } from '../catalogue';
import { chrome } from './hu/chrome';
import { lists } from './hu/lists';
import { match } from './hu/match';
import { nations, sports } from './hu/names';
import { page, pages } from './hu/pages';
import { shell } from './hu/shell';
import { slip } from './hu/slip';

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
  rest: () => import('./rest/hu'),
  documents: () => import('../documents/hu'),
};
