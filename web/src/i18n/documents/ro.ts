import type { Documents } from './document';
import { about } from './about-ro';
import { help } from './help-ro';
import { rules } from './rules-ro';
import { terms } from './terms-ro';

export const documents: Documents = { about, help, rules, terms };
