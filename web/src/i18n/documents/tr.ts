import type { Documents } from './document';
import { about } from './about-tr';
import { help } from './help-tr';
import { rules } from './rules-tr';
import { terms } from './terms-tr';

export const documents: Documents = { about, help, rules, terms };
