import { InApp } from '../app-mode/in-app';
import { FavoriteKeeper } from '../features/favorites/favorite-keeper';
import { PlayKeeper } from '../features/limits/play-keeper';
import { OfflineKeeper } from '../features/offline/offline-keeper';
import { SearchModal } from '../features/search/search-modal';
import { SessionWindows } from '../features/session/session-windows';
import { FreshnessStrip } from '../features/shell/freshness-strip';
import { ShareKeeper } from '../features/share/share-keeper';
import { SlipFurther } from '../features/slip/slip-further';
import { DepositPrompt } from '../features/wallet/deposit-prompt';
import { DepositReminder } from '../features/wallet/deposit-reminder';
import { DepositReturn } from '../features/wallet/deposit-return';

/** What keeps the page true and shows itself when there is reason to, once the page has been taken over. */
export function FurtherKeepers() {
  return (
    <>
      <FreshnessStrip />
      <SlipFurther />
      <ShareKeeper />
      <SessionWindows />
      <PlayKeeper />
      <FavoriteKeeper />
      <InApp />
      <OfflineKeeper />
      <DepositPrompt />
      <DepositReturn />
      <DepositReminder />
      <SearchModal />
    </>
  );
}
