import type { Documents } from './document';
import { about } from './about-hi';
import { help } from './help-hi';
import { rules } from './rules-hi';
import { terms } from './terms-hi';

export const documents: Documents = { about, help, rules, terms };
