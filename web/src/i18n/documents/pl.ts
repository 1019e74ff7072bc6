import type { Documents } from './document';
import { about } from './about-pl';
import { help } from './help-pl';
import { rules } from './rules-pl';
import { terms } from './terms-pl';

export const documents: Documents = { about, help, rules, terms };
