import type { Documents } from './document';
import { about } from './about-sk';
import { help } from './help-sk';
import { rules } from './rules-sk';
import { terms } from './terms-sk';

export const documents: Documents = { about, help, rules, terms };
