import { InApp } from '../app-mode/in-app';
import { BonusKeeper } from '../features/bonuses/bonus-keeper';
import { FavoriteKeeper } from '../features/favorites/favorite-keeper';
import { oddsButtons } from '../features/markets/odds-buttons';
import { JackpotKeeper } from '../features/jackpots/jackpot-keeper';
import { PlayKeeper } from '../features/limits/play-keeper';
import { OfflineKeeper } from '../features/offline/offline-keeper';
import { PowerKeeper } from '../features/power/power-keeper';
import { QuickBetDock } from '../features/quick-bet/quick-bet-dock';
import { QuickBetKeeper } from '../features/quick-bet/quick-bet-keeper';
import { SearchModal } from '../features/search/search-modal';
import { SessionWindows } from '../features/session/session-windows';
import { FreshnessStrip } from '../features/shell/freshness-strip';
import { ShareKeeper } from '../features/share/share-keeper';
import { useIsNarrow } from '../features/slip/use-is-narrow';
import { SlipFurther } from '../features/slip/slip-further';
import { DepositPrompt } from '../features/wallet/deposit-prompt';
import { DepositReminder } from '../features/wallet/deposit-reminder';
import { DepositReturn } from '../features/wallet/deposit-return';
import { showTab, togglePanel } from '../state/slip-panel';
import { later } from '../ui/later';

const Palette = later(async () => (await import('./palette')).Palette);

/** Beside the page the slip gets the focus; where there is no room for it, it opens or closes. */
function showSlip(): void {
  const tab = document.getElementById('slip-panel-tab-slip');
  if (!tab?.checkVisibility()) return togglePanel('slip');
  showTab('slip');
  tab.focus();
}

/** What keeps the page true and shows itself when there is reason to, once the page has been taken over. */
export function FurtherKeepers() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <QuickBetKeeper />
      {isNarrow && <QuickBetDock />}
      <FreshnessStrip />
      <SlipFurther />
      <ShareKeeper />
      <SessionWindows />
      <PlayKeeper />
      <FavoriteKeeper />
      <BonusKeeper />
      <JackpotKeeper />
      <InApp />
      <OfflineKeeper />
      <DepositPrompt />
      <DepositReturn />
      <DepositReminder />
      <SearchModal />
      <PowerKeeper odds={oddsButtons} onSlip={showSlip} palette={<Palette onSlip={showSlip} />} />
    </>
  );
}
