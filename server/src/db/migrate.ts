import { type Kysely, type Migration, Migrator } from 'kysely';
import { DatabaseError } from 'pg';
import { CannotStart } from './embedded/cannot-start';
import * as catalogue from './migrations/0001-catalogue';
import * as playersAndLedger from './migrations/0002-players-and-ledger';
import * as bets from './migrations/0003-bets';
import * as ledgerPost from './migrations/0004-ledger-post';
import * as feed from './migrations/0005-feed';
import * as settlement from './migrations/0006-settlement';
import * as settlementWaits from './migrations/0007-settlement-waits';
import * as wholeCatalogue from './migrations/0008-whole-catalogue';
import * as catalogueSearch from './migrations/0009-catalogue-search';
import * as ingest from './migrations/0010-ingest';
import * as importedMatches from './migrations/0011-imported-matches';
import * as catalogueCounts from './migrations/0012-catalogue-counts';
import * as shareCodes from './migrations/0013-share-codes';
import * as playerChoices from './migrations/0014-player-choices';
import * as betsHistory from './migrations/0015-bets-history';
import * as systems from './migrations/0016-systems';
import * as customBets from './migrations/0017-custom-bets';
import * as cashOuts from './migrations/0018-cash-outs';
import * as limits from './migrations/0019-limits';
import * as notifications from './migrations/0020-notifications';
import * as cards from './migrations/0021-cards';
import * as hotRows from './migrations/0022-hot-rows';
import * as settlementCursor from './migrations/0023-settlement-cursor';
import * as outboxText from './migrations/0024-outbox-text';
import * as messages from './migrations/0025-messages';
import * as accounts from './migrations/0026-accounts';
import * as playerLimits from './migrations/0027-player-limits';
import * as profile from './migrations/0028-profile';
import * as wallet from './migrations/0029-wallet';
import * as games from './migrations/0030-games';
import * as audit from './migrations/0031-audit';
import * as handovers from './migrations/0032-handovers';
import * as siteSettings from './migrations/0033-site-settings';
import * as affiliates from './migrations/0034-affiliates';
import * as oddsHistory from './migrations/0035-odds-history';
import * as myBets from './migrations/0036-my-bets';
import * as matchChat from './migrations/0037-match-chat';
import * as bonuses from './migrations/0038-bonuses';
import * as farming from './migrations/0039-farming';
import * as jackpots from './migrations/0040-jackpots';
import * as tournaments from './migrations/0041-tournaments';
import * as matchVersions from './migrations/0042-match-versions';
import * as heldLines from './migrations/0046-held-lines';
import * as priceErrors from './migrations/0047-price-errors';
import * as openCancels from './migrations/0043-open-cancels';
import * as producerSigns from './migrations/0044-producer-signs';
import * as paymentOrders from './migrations/0048-payment-orders';
import * as returnedDeposits from './migrations/0049-returned-deposits';
import * as pointsAtRisk from './migrations/0050-points-at-risk';
import * as declinedHits from './migrations/0051-declined-hits';
import * as cashOutsInProgress from './migrations/0052-cash-outs-in-progress';
import * as freebetCashOut from './migrations/0053-freebet-cash-out';
import * as secretFingerprint from './migrations/0054-secret-fingerprint';
import * as growingWaits from './migrations/0057-growing-waits';
import * as verificationStates from './migrations/0059-verification-states';
import * as paymentNews from './migrations/0064-payment-news';
import * as maintenanceNotices from './migrations/0065-maintenance-notices';
import * as whatBetsCameTo from './migrations/0066-what-bets-came-to';
import * as settledBets from './migrations/0067-settled-bets';
import * as signedInBefore from './migrations/0068-signed-in-before';
import * as significantEvents from './migrations/0061-significant-events';
import * as placementMeta from './migrations/0062-placement-meta';
import * as descriptionLists from './migrations/0069-description-lists';
import * as voidsByMatch from './migrations/0070-voids-by-match';
import * as logos from './migrations/0071-logos';
import * as athletes from './migrations/0072-athletes';
import * as wordsOfAName from './migrations/0073-words-of-a-name';
import * as promotionSpending from './migrations/0063-promotion-spending';
import type { Database } from './schema';

const MIGRATIONS: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-players-and-ledger': playersAndLedger,
  '0003-bets': bets,
  '0004-ledger-post': ledgerPost,
  '0005-feed': feed,
  '0006-settlement': settlement,
  '0007-settlement-waits': settlementWaits,
  '0008-whole-catalogue': wholeCatalogue,
  '0009-catalogue-search': catalogueSearch,
  '0010-ingest': ingest,
  '0011-imported-matches': importedMatches,
  '0012-catalogue-counts': catalogueCounts,
  '0013-share-codes': shareCodes,
  '0014-player-choices': playerChoices,
  '0015-bets-history': betsHistory,
  '0016-systems': systems,
  '0017-custom-bets': customBets,
  '0018-cash-outs': cashOuts,
  '0019-limits': limits,
  '0020-notifications': notifications,
  '0021-cards': cards,
  '0022-hot-rows': hotRows,
  '0023-settlement-cursor': settlementCursor,
  '0024-outbox-text': outboxText,
  '0025-messages': messages,
  '0026-accounts': accounts,
  '0027-player-limits': playerLimits,
  '0028-profile': profile,
  '0029-wallet': wallet,
  '0030-games': games,
  '0031-audit': audit,
  '0032-handovers': handovers,
  '0033-site-settings': siteSettings,
  '0034-affiliates': affiliates,
  '0035-odds-history': oddsHistory,
  '0036-my-bets': myBets,
  '0037-match-chat': matchChat,
  '0038-bonuses': bonuses,
  '0039-farming': farming,
  '0040-jackpots': jackpots,
  '0041-tournaments': tournaments,
  '0042-match-versions': matchVersions,
  '0046-held-lines': heldLines,
  '0047-price-errors': priceErrors,
  '0043-open-cancels': openCancels,
  '0044-producer-signs': producerSigns,
  '0048-payment-orders': paymentOrders,
  '0049-returned-deposits': returnedDeposits,
  '0050-points-at-risk': pointsAtRisk,
  '0051-declined-hits': declinedHits,
  '0052-cash-outs-in-progress': cashOutsInProgress,
  '0053-freebet-cash-out': freebetCashOut,
  '0054-secret-fingerprint': secretFingerprint,
  '0057-growing-waits': growingWaits,
  '0059-verification-states': verificationStates,
  '0064-payment-news': paymentNews,
  '0065-maintenance-notices': maintenanceNotices,
  '0066-what-bets-came-to': whatBetsCameTo,
  '0067-settled-bets': settledBets,
  '0061-significant-events': significantEvents,
  '0062-placement-meta': placementMeta,
  '0063-promotion-spending': promotionSpending,
  '0068-signed-in-before': signedInBefore,
  '0069-description-lists': descriptionLists,
  '0070-voids-by-match': voidsByMatch,
  '0071-logos': logos,
  '0072-athletes': athletes,
  '0073-words-of-a-name': wordsOfAName,
};

const NO_RIGHT = '42501';

/**
 * Brings the database to the newest shape. Several servers may start at once: Kysely takes a lock.
 * Throws CannotStart when the user of the connection may not make tables.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof DatabaseError && error.code === NO_RIGHT) {
    const told = `The database cannot be migrated: ${error.message}. Its user has to own it.`;
    throw new CannotStart(told, { cause: error });
  }
  if (error) throw new Error('the database could not be migrated', { cause: error });
}
