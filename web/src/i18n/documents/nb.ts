import type { Documents } from './document';
import { about } from './about-nb';
import { help } from './help-nb';
import { rules } from './rules-nb';
import { terms } from './terms-nb';

export const documents: Documents = { about, help, rules, terms };
