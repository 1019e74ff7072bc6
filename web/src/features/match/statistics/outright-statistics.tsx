import { useQuery } from '@tanstack/react-query';
import { getEventParts } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import { useId, useState } from 'react';
import { useApi } from '../../../api/api-context';
import { apiQuery } from '../../../api/queries';
import { useText } from '../../../i18n/text';
import { ScrollTabs } from '../../../ui/scroll-tabs';
import { EventPartsView } from './event-parts-view';
import { FieldView } from './field-view';
import styles from './match-statistics.module.css';

/** What is known of who takes part in what is won outright; and of the stages, where it has some or is one. */
export function OutrightStatistics({ match }: { match: Match }) {
  const t = useText();
  const id = useId();
  const [view, setView] = useState<'field' | 'stages'>('field');
  const asked = apiQuery(useApi(), getEventParts, { params: { id: match.id } });
  const parts = useQuery(asked).data?.data;
  if (!parts?.whole) return <FieldView match={match} />;
  const tabs = (['field', 'stages'] as const).map((key) => ({
    key,
    name: t(`match-more.view.${key}`),
  }));
  return (
    <>
      <div className={styles.tabs}>
        <ScrollTabs
          panelId={id}
          label={t('match.side.statistics')}
          tabs={tabs}
          value={view}
          onChange={setView}
        />
      </div>
      <div id={id} role="tabpanel" aria-label={t(`match-more.view.${view}`)}>
        {view === 'field' ? (
          <FieldView match={match} />
        ) : (
          <EventPartsView match={match} whole={parts.whole} parts={parts.parts} />
        )}
      </div>
    </>
  );
}
