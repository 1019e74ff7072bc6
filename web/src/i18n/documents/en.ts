import type { Documents } from './document';
import { about } from './about-en';
import { help } from './help-en';
import { rules } from './rules-en';
import { terms } from './terms-en';

export const documents: Documents = { about, help, rules, terms };
