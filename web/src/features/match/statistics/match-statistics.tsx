import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import type { Match } from '@touchline/wire/catalogue';
import { type ComponentType, useId, useState } from 'react';
import { useText } from '../../../i18n/text';
import { ScrollTabs } from '../../../ui/scroll-tabs';
import { FormView } from './form-view';
import { HeadToHeadView } from './head-to-head-view';
import { LineupsView } from './lineups-view';
import { type MatchView, viewsOf } from './match-views';
import styles from './match-statistics.module.css';
import { OutrightStatistics } from './outright-statistics';
import { StandingsView } from './standings-view';
import { TimelineView } from './timeline-view';

const VIEWS: Record<MatchView, ComponentType<{ match: Match }>> = {
  form: FormView,
  meetings: HeadToHeadView,
  timeline: TimelineView,
  table: StandingsView,
  lineups: LineupsView,
};

/** What is known of a match, or of what is won outright, beside the odds (SPEC §1 "STATISTICS"). */
export function MatchStatistics({ match }: { match: Match }) {
  return match.type === 'match' ? (
    <SideStatistics match={match} />
  ) : (
    <OutrightStatistics match={match} />
  );
}

/** Of a match: before it begins how its sides have played, then what has happened. */
function SideStatistics({ match }: { match: Match }) {
  const t = useText();
  const id = useId();
  const [view, setView] = useState<MatchView>(
    match.status === MATCH_STATUS.prematch ? 'form' : 'timeline',
  );
  const Shown = VIEWS[view];
  return (
    <>
      <div className={styles.tabs}>
        <ScrollTabs
          panelId={id}
          label={t('match.side.statistics')}
          tabs={viewsOf(match).map((key) => ({ key, name: t(`match-more.view.${key}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      <div id={id} role="tabpanel" aria-label={t(`match-more.view.${view}`)}>
        <Shown match={match} />
      </div>
    </>
  );
}
