import type { Documents } from './document';
import { about } from './about-da';
import { help } from './help-da';
import { rules } from './rules-da';
import { terms } from './terms-da';

export const documents: Documents = { about, help, rules, terms };
