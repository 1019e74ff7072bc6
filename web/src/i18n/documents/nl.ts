import type { Documents } from './document';
import { about } from './about-nl';
import { help } from './help-nl';
import { rules } from './rules-nl';
import { terms } from './terms-nl';

export const documents: Documents = { about, help, rules, terms };
