import type { MatchFilter } from '../../../api/queries';
import { useText } from '../../../i18n/text';
import { Link } from '../../../ui/link';
import { PageHeading } from '../../page-heading';
import { BriefList, BriefSkeleton } from './brief-list';
import { WhenNear } from './when-near';

const ROWS = 5;

const LATEST: MatchFilter = {
  match_status: 'closed,finished',
  type: 'match',
  sort_by: 'start_time:desc',
  limit: ROWS,
};

/** How the last matches ended. */
export function ResultsBlock() {
  const t = useText();
  const heading = (
    <PageHeading level={2} link={<Link to="/results">{t('lists.all_results')}</Link>}>
      {t('lists.latest_results')}
    </PageHeading>
  );
  return (
    <WhenNear waiting={<BriefSkeleton rows={ROWS} />}>
      <BriefList filter={LATEST} rows={ROWS} heading={heading} />
    </WhenNear>
  );
}
