import type { Documents } from './document';
import { about } from './about-uk';
import { help } from './help-uk';
import { rules } from './rules-uk';
import { terms } from './terms-uk';

export const documents: Documents = { about, help, rules, terms };
