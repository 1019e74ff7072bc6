import type * as catalogue from './tables/catalogue';
import type * as feed from './tables/feed';
import type * as players from './tables/players';
import type * as bets from './tables/bets';
import type * as shares from './tables/shares';
import type * as choices from './tables/choices';
import type * as limits from './tables/limits';
import type * as notifications from './tables/notifications';
import type { ChatTables } from './tables/chat';
import type { MessageTables } from './tables/messages';
import type { AccountTables } from './tables/accounts';
import type { PlayerLimitTables } from './tables/player-limits';
import type { ProfileTables } from './tables/profile';
import type { MaintenanceTables } from './tables/maintenance';
import type { PaymentNewsTables } from './tables/payment-news';
import type { WalletTables } from './tables/wallet';
import type { GameTables } from './tables/games';
import type { AuditTables } from './tables/audit';
import type { SiteSettingsTables } from './tables/site-settings';
import type { HeldLineTables } from './tables/held-lines';
import type { SignificantEventTables } from './tables/significant-events';
import type { OddsHistoryTables } from './tables/odds-history';
import type { PriceErrorTables } from './tables/price-errors';
import type { BonusTables } from './tables/bonuses';
import type { JackpotTables } from './tables/jackpots';

export type {
  StoredCard,
  StoredCardLine,
  StoredDeadHeats,
  StoredPlace,
  StoredOutcomes,
  StoredResults,
  StoredStatistics,
} from './tables/catalogue';

/** Every table, as Kysely sees it. The migrations are the authority. */
export interface Database
  extends
    ChatTables,
    MessageTables,
    AccountTables,
    PlayerLimitTables,
    ProfileTables,
    WalletTables,
    PaymentNewsTables,
    MaintenanceTables,
    GameTables,
    AuditTables,
    SiteSettingsTables,
    HeldLineTables,
    SignificantEventTables,
    OddsHistoryTables,
    PriceErrorTables,
    BonusTables,
    JackpotTables {
  sports: catalogue.Sports;
  categories: catalogue.Categories;
  tournaments: catalogue.Tournaments;
  competitors: catalogue.Competitors;
  matches: catalogue.Matches;
  markets: catalogue.Markets;
  market_cancels: catalogue.MarketCancels;
  producers: feed.Producers;
  match_competitors: catalogue.MatchCompetitors;
  match_timeline: catalogue.MatchTimeline;
  entity_names: catalogue.EntityNames;
  match_athletes: catalogue.MatchAthletes;
  team_athletes: catalogue.TeamAthletes;
  athlete_words: catalogue.AthleteWords;
  market_descriptions: catalogue.MarketDescriptions;
  description_lists: catalogue.DescriptionLists;
  priorities: catalogue.Priorities;
  favourites: players.Favourites;
  imported_matches: feed.ImportedMatches;
  feed_runs: feed.FeedRuns;
  outbox: feed.Outbox;
  settlement_queue: feed.SettlementQueue;
  player_settings: choices.PlayerSettings;
  votes: choices.Votes;
  players: players.Players;
  sessions: players.Sessions;
  player_accounts: players.PlayerAccounts;
  ledger_accounts: players.LedgerAccounts;
  ledger_postings: players.LedgerPostings;
  ledger_entries: players.LedgerEntries;
  deposits: players.Deposits;
  sandbox_payments: players.SandboxPayments;
  placements: bets.Placements;
  bets: bets.Bets;
  bet_selections: bets.BetSelections;
  cash_outs: bets.CashOuts;
  bet_changes: bets.BetChanges;
  share_codes: shares.ShareCodes;
  stake_limits: limits.StakeLimits;
  event_exposures: limits.EventExposures;
  exposure_outcomes: limits.ExposureOutcomes;
  bet_exposures: limits.BetExposures;
  operator_log: limits.OperatorLog;
  notifications: notifications.Notifications;
  notification_counters: notifications.NotificationCounters;
  push_subscriptions: notifications.PushSubscriptions;
  push_deliveries: notifications.PushDeliveries;
}
