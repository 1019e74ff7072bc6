import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/api-context';
import { matchesQuery } from '../../../api/queries';
import { PredictionCard } from '../../../features/prediction/prediction-card';
import { useText } from '../../../i18n/text';
import { TOP } from '../../lists';
import { PageHeading } from '../../page-heading';
import { BriefSkeleton } from './brief-list';
import { WhenNear } from './when-near';

/** Who wins the match that most is bet on: readers vote. */
export function PredictionBlock() {
  const t = useText();
  const waiting = <BriefSkeleton rows={3} />;
  const heading = <PageHeading level={2}>{t('lists.prediction')}</PageHeading>;
  return (
    <WhenNear waiting={waiting}>
      <TopPrediction heading={heading} waiting={waiting} />
    </WhenNear>
  );
}

function TopPrediction({ heading, waiting }: Record<'heading' | 'waiting', ReactNode>) {
  const matches = useQuery(matchesQuery(useApi(), TOP));
  if (matches.isPending) return waiting;
  const [match] = matches.data?.data ?? [];
  if (!match) return null;
  return (
    <>
      {heading}
      <PredictionCard key={match.id} match={match} />
    </>
  );
}
