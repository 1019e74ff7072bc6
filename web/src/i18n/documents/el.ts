import type { Documents } from './document';
import { about } from './about-el';
import { help } from './help-el';
import { rules } from './rules-el';
import { terms } from './terms-el';

export const documents: Documents = { about, help, rules, terms };
