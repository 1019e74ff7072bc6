import * as bets from './bets';
import * as catalogue from './catalogue';
import * as favourites from './favourites';
import * as matchDetails from './match-details';
import * as maxStake from './max-stake';
import * as platform from './platform';
import * as search from './search';
import * as settings from './settings';
import * as shareBets from './share-bets';
import * as votes from './votes';
import type { Call } from './call';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the API, for the router's check that each is answered and for OpenAPI. */
export const ALL_CALLS: readonly Call[] = [
  bets,
  catalogue,
  favourites,
  matchDetails,
  maxStake,
  platform,
  search,
  settings,
  shareBets,
  votes,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isCall);
