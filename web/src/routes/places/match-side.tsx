import { useQuery } from '@tanstack/react-query';
import type { Match } from '@touchline/wire/catalogue';
import { matchChatOf } from '@touchline/wire/integrations';
import { ChartNoAxesColumn, MessageCircle, MonitorPlay } from 'lucide-react';
import { useId } from 'react';
import { useApi } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { useLiveMatch } from '../../live/live-context';
import { openSide, type SideTab, useOpenSide } from '../../state/match-side';
import { focusByArrows } from '../../ui/focus-by-arrows';
import { SIDE_PANELS } from './match-parts';
import { afterPress, matchSideTabs, openTab } from './match-side-tabs';
import styles from './match-side.module.css';

const PICTURES = { statistics: ChartNoAxesColumn, stream: MonitorPlay, chat: MessageCircle };

/**
 * The tabs beside a match: STATISTICS, STREAM and CHAT (SPEC §1). None is open at first, so that the markets stand high;
 * the open one stands above them, and another press on it closes it.
 */
export function MatchSide({ match }: { match: Match }) {
  const id = useId();
  const t = useText();
  const tabs = useTabs(match);
  const open = openTab(useOpenSide(), tabs);
  const Panel = open === null ? undefined : SIDE_PANELS[open];
  if (tabs.length === 0) return null;
  return (
    <section className={styles.side} aria-label={t('match.beside')}>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={t('match.beside')}
        onKeyDown={focusByArrows}
      >
        {tabs.map((tab) => {
          const Picture = PICTURES[tab];
          return (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              className={styles.tab}
              aria-selected={tab === open}
              aria-expanded={tab === open}
              aria-controls={tab === open ? `${id}-panel` : undefined}
              tabIndex={tab === (open ?? tabs[0]) ? 0 : -1}
              onClick={() => openSide(afterPress(open, tab))}
            >
              <Picture size={16} strokeWidth={1.8} aria-hidden="true" />
              {t(`match.side.${tab}`)}
            </button>
          );
        })}
      </div>
      {Panel && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          className={styles.panel}
          aria-labelledby={`${id}-${open}`}
        >
          <Panel key={`${open}-${match.id}`} match={match} />
        </div>
      )}
    </section>
  );
}

function useTabs(match: Match): SideTab[] {
  const settings = useQuery(settingsQuery(useApi())).data?.data;
  const status = useLiveMatch(match.id)?.status ?? match.status;
  const hasChat = matchChatOf(useSite().config) !== null;
  const offers = { video: settings?.video_settings.enabled ?? false, chat: hasChat };
  return matchSideTabs({ ...match, status }, offers).filter((tab) => tab in SIDE_PANELS);
}
