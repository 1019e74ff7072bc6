import type { Documents } from './document';
import { about } from './about-ar';
import { help } from './help-ar';
import { rules } from './rules-ar';
import { terms } from './terms-ar';

export const documents: Documents = { about, help, rules, terms };
