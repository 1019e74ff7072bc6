import * as accounts from './accounts';
import * as ambFreebets from './amb-freebets';
import * as autoCashOut from './auto-cash-out';
import * as betHistory from './bet-history';
import * as bets from './bets';
import * as bonuses from './bonuses';
import * as cashOut from './cash-out';
import * as catalogue from './catalogue';
import * as confirm from './confirm';
import * as customBets from './custom-bets';
import * as favourites from './favourites';
import * as handover from './handover';
import * as heldLines from './held-lines';
import * as jackpots from './jackpots';
import * as matchChat from './match-chat';
import * as matchDetails from './match-details';
import * as maxStake from './max-stake';
import * as notifications from './notifications';
import * as oddsHistory from './odds-history';
import * as operator from './operator';
import * as operatorAudit from './operator-audit';
import * as operatorChat from './operator-chat';
import * as operatorCampaignBudget from './operator-campaign-budget';
import * as operatorCampaigns from './operator-campaigns';
import * as operatorEvents from './operator-events';
import * as operatorJackpots from './operator-jackpots';
import * as operatorLimits from './operator-limits';
import * as operatorMarkets from './operator-markets';
import * as operatorNotices from './operator-notices';
import * as operatorPlayers from './operator-players';
import * as operatorPriorities from './operator-priorities';
import * as operatorSettings from './operator-settings';
import * as operatorStreams from './operator-streams';
import * as operatorWithdrawals from './operator-withdrawals';
import * as ownPages from './own-pages';
import * as platform from './platform';
import * as playerLimits from './player-limits';
import * as priceErrors from './price-errors';
import * as profile from './profile';
import * as search from './search';
import * as secondFactor from './second-factor';
import * as settings from './settings';
import * as shareBets from './share-bets';
import * as virtualWallet from './virtual-wallet';
import * as votes from './votes';
import * as wallet from './wallet';
import * as watchers from './watchers';
import type { Call } from './call';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the API, for the router's check that each is answered and for OpenAPI. */
export const ALL_CALLS: readonly Call[] = [
  accounts,
  ambFreebets,
  autoCashOut,
  betHistory,
  bets,
  bonuses,
  cashOut,
  catalogue,
  confirm,
  customBets,
  favourites,
  handover,
  heldLines,
  jackpots,
  matchChat,
  matchDetails,
  maxStake,
  notifications,
  oddsHistory,
  operator,
  operatorAudit,
  operatorChat,
  operatorCampaignBudget,
  operatorCampaigns,
  operatorEvents,
  operatorJackpots,
  operatorLimits,
  operatorMarkets,
  operatorNotices,
  operatorPlayers,
  operatorPriorities,
  operatorSettings,
  operatorStreams,
  operatorWithdrawals,
  ownPages,
  platform,
  playerLimits,
  priceErrors,
  profile,
  search,
  secondFactor,
  settings,
  shareBets,
  virtualWallet,
  votes,
  wallet,
  watchers,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isCall);
