import type { MatchFilter } from '../../api/queries';
import { LIVE } from '../lists';

/** What is in play, to be put beside each other. Who looks for a match that has no room here opens it and adds it there. */
export const OFFERED: MatchFilter = { ...LIVE, type: 'match', limit: 40 };
