import type { Documents } from './document';
import { about } from './about-cs';
import { help } from './help-cs';
import { rules } from './rules-cs';
import { terms } from './terms-cs';

export const documents: Documents = { about, help, rules, terms };
