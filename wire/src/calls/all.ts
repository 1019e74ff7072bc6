import * as bets from './bets';
import * as cashOut from './cash-out';
import * as catalogue from './catalogue';
import * as customBets from './custom-bets';
import * as favourites from './favourites';
import * as matchDetails from './match-details';
import * as maxStake from './max-stake';
import * as notifications from './notifications';
import * as operator from './operator';
import * as operatorLimits from './operator-limits';
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
  cashOut,
  catalogue,
  customBets,
  favourites,
  matchDetails,
  maxStake,
  notifications,
  operator,
  operatorLimits,
  platform,
  search,
  settings,
  shareBets,
  votes,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isCall);
