import type { MatchFilter } from '../../../api/queries';
import { useText } from '../../../i18n/text';
import { MatchListSkeleton } from '../../match-list';
import { MatchSection } from '../../match-section';
import { PageHeading } from '../../page-heading';
import { WhenNear } from './when-near';

const OUTRIGHTS: MatchFilter = {
  match_status: 'prematch,live,stopped',
  special: 'outrights',
  sort_by: 'sport_priority:asc,start_time:asc',
  max_per_sport: 2,
  limit: 4,
};

/** What is won outright next. */
export function OutrightsBlock() {
  const t = useText();
  const heading = <PageHeading level={2}>{t('lists.key_outrights')}</PageHeading>;
  return (
    <WhenNear waiting={<MatchListSkeleton columns={0} rows={2} />}>
      <MatchSection filter={OUTRIGHTS} heading={heading} />
    </WhenNear>
  );
}
