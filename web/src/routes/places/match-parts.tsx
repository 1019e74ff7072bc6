import type { Match } from '@touchline/wire/catalogue';
import type { ComponentType } from 'react';
import type { MarketGroup } from '../../features/markets/market-groups';
import { MarketStar } from '../../features/markets/market-star';
import type { SideTab } from '../../state/match-side';
import { AddToView } from './add-to-view';
import { later } from '../../ui/later';
import { MarketMovement } from './market-movement';
import { MatchTracker } from './match-tracker';
import { MatchPrediction } from './match-prediction';
import { SideWaiting } from './side-waiting';

/** A part of a match's page. */
export type MatchPart = ComponentType<{ match: Match }>;
/** A control at the end of a market's title. */
export type MarketTool = ComponentType<{ match: Match; group: MarketGroup }>;

/** What stands between the head of a match and its tabs, from above; each decides itself whether it has something to show. */
export const ABOVE_MARKETS: readonly MatchPart[] = [AddToView, MatchTracker];

/** What stands below the markets. */
export const BELOW_MARKETS: readonly MatchPart[] = [MatchPrediction];

/** What the tabs beside a match open. There is no tab for what is missing here. */
export const SIDE_PANELS: Readonly<Partial<Record<SideTab, MatchPart>>> = {
  statistics: later(
    async () => (await import('../../features/match/statistics/match-statistics')).MatchStatistics,
    SideWaiting,
  ),
  stream: later(
    async () => (await import('../../features/stream/match-stream')).MatchStream,
    SideWaiting,
  ),
  chat: later(
    async () => (await import('../../features/match-chat/match-chat')).MatchChat,
    SideWaiting,
  ),
};

/** What stands at the end of a market's title, from its start. */
export const MARKET_TOOLS: readonly MarketTool[] = [MarketMovement, MarketStar];
