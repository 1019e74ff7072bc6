import { useQuery } from '@tanstack/react-query';
import { ambNext } from '@touchline/domain/bonus/amb';
import type { listAmbs } from '@touchline/wire/calls/amb-freebets';
import type { ReadOf } from '@touchline/wire/calls/call';
import { useApi } from '../../api/api-context';
import { ambsQuery, ambTermsQuery } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { useFlag } from '../../state/flags';
import { Part } from '../../ui/part';
import styles from './amb-part.module.css';
import { BonusTerms } from './bonus-terms';
import { useMoney } from './use-money';

type Amb = ReadOf<typeof listAmbs>['data'][number];

/** How far a player has come with freebets for making bets, where the site shows it (SPEC §6 "amb_progress_bar"). */
export function AmbPart() {
  return useFlag('amb_progress_bar') ? <OwnAmbs /> : null;
}

function OwnAmbs() {
  const t = useText();
  const { data, isPending } = useQuery({ ...ambsQuery(useApi()), refetchOnMount: 'always' });
  if (isPending) return <div hidden data-waiting="" />;
  if (!data || data.length === 0) return null;
  return (
    <Part title={t('bonuses.amb.title')}>
      <ul className={styles.ambs}>
        {data.map((amb) => (
          <li key={amb.id}>
            <AmbBar amb={amb} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function AmbBar({ amb }: { amb: Amb }) {
  const t = useText();
  const { day, count } = useFormats();
  const { money } = useMoney();
  const api = useApi();
  const { progress_count: done, possible_progress_count: possible, stake_currency: currency } = amb;
  const ranges = amb.ranges.map((range) => ({
    numberOfBets: range.number_of_bets,
    numberOfFreebets: range.number_of_freebets,
    issuedBonusAmount: range.issued_bonus_amount,
  }));
  const next = ambNext(ranges, done);
  const needed = ranges.at(-1)?.numberOfBets ?? 1;
  const progress = t('bonuses.amb.progress', { count: done, needed: count(needed) });
  const share = (bets: number) => `${Math.min(100, (bets * 100) / needed)}%`;
  return (
    <article className={styles.amb}>
      <header>
        <h3>{amb.name}</h3>
        <span>{progress}</span>
      </header>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('bonuses.amb.bar')}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={Math.min(done, needed)}
        aria-valuetext={progress}
      >
        <span className={styles.possible} style={{ inlineSize: share(possible) }} />
        <span className={styles.reached} style={{ inlineSize: share(done) }} />
        {ranges.slice(0, -1).map(({ numberOfBets: at }) => (
          <i key={at} style={{ insetInlineStart: share(at) }} />
        ))}
      </div>
      <p>
        {next
          ? t('bonuses.amb.next', {
              bets: next.betsMissing,
              freebets: next.range.numberOfFreebets,
              amount: money(next.range.issuedBonusAmount, currency),
            })
          : t('bonuses.amb.reached')}
      </p>
      <p className={styles.notes}>
        {[
          possible > done && t('bonuses.amb.open', { count: possible - done }),
          t('bonuses.amb.least', { amount: money(amb.min_stake, currency) }),
          amb.issue_to !== null && t('bonuses.amb.until', { day: day(amb.issue_to) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <BonusTerms query={ambTermsQuery(api, amb.id)} />
    </article>
  );
}
