import type { Documents } from './document';
import { about } from './about-hu';
import { help } from './help-hu';
import { rules } from './rules-hu';
import { terms } from './terms-hu';

export const documents: Documents = { about, help, rules, terms };
