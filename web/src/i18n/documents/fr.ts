import type { Documents } from './document';
import { about } from './about-fr';
import { help } from './help-fr';
import { rules } from './rules-fr';
import { terms } from './terms-fr';

export const documents: Documents = { about, help, rules, terms };
