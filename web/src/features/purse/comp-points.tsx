import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import { Skeleton } from '../../ui/skeleton';
import { Badge } from './badge';
import { Card } from './card';
import styles from './comp-points.module.css';
import { compPointsQuery } from './comp-points-query';
import { compStanding } from './comp-standing';
import { ListFailed, Waiting } from './listed';

/** SPEC §3 "Comp points, and a comp-points range (min, max) per condition". */
export function CompPoints() {
  const t = useText();
  const {
    data: standing,
    isError,
    refetch,
  } = useQuery({ ...compPointsQuery(useApi()), refetchOnMount: 'always' });
  if (standing === null) return null;
  return (
    <Card title={t('purse.comp.title')} text={t('purse.comp.text')}>
      {standing && <Standing {...standing} />}
      {!standing && isError && <ListFailed onRetry={() => void refetch()} />}
      {!standing && !isError && (
        <Waiting>
          <div className={styles.waiting}>
            <Skeleton width="180px" height="22px" />
            <Skeleton height="8px" />
            <Skeleton width="60%" height="16px" />
          </div>
        </Waiting>
      )}
    </Card>
  );
}

interface StandingProps {
  points: number;
  condition: string;
  ranges: readonly { condition: string; min: number; max: number | null }[];
}

function Standing({ points, condition, ranges }: StandingProps) {
  const t = useText();
  const { count } = useFormats();
  const { next, toGo, done } = compStanding(points, condition, ranges);
  const goal = next === null ? t('purse.comp.top') : toGoText(t, toGo, next);
  return (
    <>
      <p className={styles.line}>
        <strong>{t('purse.comp.points', { count: points })}</strong>
        <Badge standing="good">{conditionName(t, condition)}</Badge>
        <span className={styles.goal}>{goal}</span>
      </p>
      <progress
        className={styles.progress}
        value={done}
        max={1}
        aria-label={t('purse.comp.progress', { condition: conditionName(t, next ?? condition) })}
      />
      <ul className={styles.ranges} aria-label={t('purse.comp.ranges')}>
        {ranges.map(({ condition: each, min, max }) => (
          <li key={each} aria-current={each === condition || undefined}>
            <span>{conditionName(t, each)}</span>
            <span>
              {max === null
                ? t('purse.comp.from', { min: count(min) })
                : t('purse.comp.between', { min: count(min), max: count(max) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function toGoText(t: Text, count: number, next: string): string {
  return t('purse.comp.toGo', { count, condition: conditionName(t, next) });
}

const NAMED = ['bronze', 'silver', 'gold', 'platinum'] as const;

/** A condition in words; one that an operator has made up is called as they call it. */
function conditionName(t: Text, condition: string): string {
  const named = NAMED.find((each) => each === condition);
  return named ? t(`purse.comp.condition.${named}`) : condition;
}
