import type { Block, SiteConfig, Zone } from '@touchline/wire/site-config';
import type { ComponentType } from 'react';
import { PreviewWaiting } from '../features/match-preview/preview-waiting';
import { MyBets } from '../features/my-bets/my-bets';
import { NotificationBell } from '../features/notifications/notification-bell';
import { QuickBetBlock } from '../features/quick-bet/quick-bet-block';
import { SearchButton } from '../features/search/search-button';
import { SessionMenu } from '../features/session/session-menu';
import { Clock } from '../features/shell/clock';
import {
  FavoritesBlock,
  GamesBlock,
  LeaguesBlock,
  LiveBlock,
  PromotionsBlock,
  ResultsBlock,
  ScheduleBlock,
  SportListBlock,
  ViewsBlock,
} from '../features/shell/menu-blocks';
import { OddsMenu } from '../features/shell/odds-menu';
import { LanguageMenu, ThemeSwitch } from '../features/shell/preferences';
import { useLocales } from '../features/shell/use-language';
import { SlipPanel } from '../features/slip/slip-panel';
import { useIsNarrow } from '../features/slip/use-is-narrow';
import { useSite } from '../i18n/site-context';
import { later, laterAlone } from '../ui/later';

/** A zone's blocks by their keys. Features do not know each other, so they meet here; null is nothing yet. */
type Registry<Z extends Zone, Entry> = Readonly<Record<Block<Z>, Entry | null>>;

/** A block of the header. */
interface HeaderBlock {
  Block: ComponentType;
  /** Goes where the header has no room for it: the side menu or the tab bar holds it there. */
  isWide?: boolean;
}

const LateChatToggle = later(
  async () => (await import('../integrations/chat/chat-toggle')).ChatToggle,
);

/** Nothing of it is fetched by a site that has no chat. */
function ChatToggle() {
  return useSite().config.chat && <LateChatToggle />;
}

/** What the header may hold (SPEC §2 "Content blocks"). */
export const HEADER_BLOCKS: Registry<'header', HeaderBlock> = {
  search: { Block: SearchButton, isWide: true },
  clock: { Block: Clock, isWide: true },
  odds: { Block: OddsMenu, isWide: true },
  language_switcher: { Block: Languages, isWide: true },
  theme: { Block: ThemeSwitch, isWide: true },
  notifications: { Block: Notifications },
  chat_toggle: { Block: ChatToggle },
  profile: { Block: SessionMenu },
};

const PushSwitch = later(async () => (await import('../features/push/push-switch')).PushSwitch);

/** OneSignal has a choice of its own. */
function Notifications() {
  const { push_notifications: others } = useSite().config;
  return <NotificationBell deviceToggle={others === null && <PushSwitch />} />;
}

function Languages() {
  return <LanguageMenu locales={useLocales()} />;
}

const SportTree = laterAlone(async () => (await import('../features/browse/sport-tree')).SportTree);

function SportList() {
  return <SportListBlock Below={SportTree} />;
}

/** What the column at the start and the side menu may hold. */
export const LEFT_BLOCKS: Registry<'left', ComponentType> = {
  live_events: LiveBlock,
  schedule: ScheduleBlock,
  results: ResultsBlock,
  views: ViewsBlock,
  bonuses: PromotionsBlock,
  favorites: FavoritesBlock,
  games: GamesBlock,
  sport_list: SportList,
  leagues: LeaguesBlock,
};

const WideMatchPreview = later(
  async () => (await import('./match-preview-block')).MatchPreviewBlock,
  PreviewWaiting,
);

/** On wide screens only: elsewhere there is no column for it. */
function MatchPreview() {
  return useIsNarrow() ? null : <WideMatchPreview />;
}

function Slip() {
  return (
    <>
      <QuickBetBlock />
      <SlipPanel myBets={<MyBets />} />
    </>
  );
}

const JackpotLeaderboard = later(
  async () => (await import('../features/jackpots/jackpot-leaderboard')).JackpotLeaderboard,
);

/** What the column at the end may hold. */
export const RIGHT_BLOCKS: Registry<'right', ComponentType> = {
  match_preview: MatchPreview,
  slip: Slip,
  jackpot_leaderboard: JackpotLeaderboard,
};

/** The blocks of the column at the end. The slip is what a page is for: it stands there last where nobody placed it. */
export function rightBlocks({ right }: Pick<SiteConfig['blocks'], 'right'>): Block<'right'>[] {
  return right.includes('slip') ? right : [...right, 'slip'];
}

/** The blocks of a zone in the operator's order, with what shows each; those that there is nothing for are left out. */
export function shownBlocks<Key extends string, Entry>(
  keys: readonly Key[],
  registry: Readonly<Record<Key, Entry | null>>,
): { key: Key; entry: Entry }[] {
  return keys.flatMap((key) => {
    const entry = registry[key];
    return entry === null ? [] : [{ key, entry }];
  });
}
