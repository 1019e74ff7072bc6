import type { Match } from '@touchline/wire/catalogue';
import { useText } from '../../i18n/text';
import { later } from '../../ui/later';
import { WhenNear } from '../lists/home/when-near';
import { PageHeading } from '../page-heading';
import { SideWaiting } from './side-waiting';

const PredictionCard = later(
  async () => (await import('../../features/prediction/prediction-card')).PredictionCard,
  SideWaiting,
);

/** Who wins: readers vote until the match begins. What is won outright has no two sides to choose between. */
export function MatchPrediction({ match }: { match: Match }) {
  const t = useText();
  if (match.type !== 'match') return null;
  return (
    <>
      <PageHeading level={2}>{t('lists.prediction')}</PageHeading>
      <WhenNear waiting={<SideWaiting />}>
        <PredictionCard match={match} />
      </WhenNear>
    </>
  );
}
