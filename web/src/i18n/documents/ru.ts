import type { Documents } from './document';
import { about } from './about-ru';
import { help } from './help-ru';
import { rules } from './rules-ru';
import { terms } from './terms-ru';

export const documents: Documents = { about, help, rules, terms };
