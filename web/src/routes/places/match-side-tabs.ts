import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import { SIDE_TABS, type SideTab } from '../../state/match-side';

/** What a site offers beside the markets of its matches. */
export interface SideOffers {
  video: boolean;
  chat: boolean;
}

/** The tabs beside a match, in their order: those that both the match and the site have something for (SPEC §1). */
export function matchSideTabs(
  match: Pick<Match, 'type' | 'status' | 'has_video' | 'participants'>,
  { video, chat }: SideOffers,
): SideTab[] {
  const has: Record<SideTab, boolean> = {
    // Of what is won outright there is something to tell once it is known who takes part.
    statistics: match.type === 'match' || match.participants.length > 0,
    stream: video && match.has_video && !isOver(match.status),
    chat,
  };
  return SIDE_TABS.filter((tab) => has[tab]);
}

/** The tab that stands open: the chosen one, where the match has it. */
export function openTab(chosen: SideTab | null, tabs: readonly SideTab[]): SideTab | null {
  return chosen !== null && tabs.includes(chosen) ? chosen : null;
}

/** What is open after a tab was pressed: it, or nothing where it already was. */
export function afterPress(open: SideTab | null, pressed: SideTab): SideTab | null {
  return open === pressed ? null : pressed;
}

function isOver(status: Match['status']): boolean {
  return status === MATCH_STATUS.closed || status === MATCH_STATUS.finished;
}
