import type { Documents } from './document';
import { about } from './about-hr';
import { help } from './help-hr';
import { rules } from './rules-hr';
import { terms } from './terms-hr';

export const documents: Documents = { about, help, rules, terms };
