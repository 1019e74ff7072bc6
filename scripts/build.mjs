import { buildIfNeeded } from './parts.mjs';
import { checkNode, endWhenAsked, installIfNeeded } from './yard.mjs';

/** `npm run build`: builds whatever has changed. */
checkNode();
endWhenAsked();
await installIfNeeded();
await buildIfNeeded();
