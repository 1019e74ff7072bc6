import { MATCH_STATUS } from '@touchline/domain/bets/market-status';
import { outcomeKey } from '@touchline/domain/bets/outcome-key';
import { getField } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import type { FieldRow } from '@touchline/wire/match-details';
import { useState } from 'react';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { useLiveMatch, useLiveOutcome } from '../../../live/live-context';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import { bestTime, type FieldOrder, inOrder, resultText, usualOrder } from './field-order';
import styles from './field-view.module.css';
import { Statistic } from './statistics-query';

/** How often it is asked again while it goes on, in ms. */
const AGAIN_MS = 30_000;

/** Who takes part: how they stand, what they are priced at, and how they came in before. */
export function FieldView({ match }: { match: Match }) {
  const status = useLiveMatch(match.id)?.status ?? match.status;
  const isOver = status === MATCH_STATUS.closed || status === MATCH_STATUS.finished;
  const everyMs = status === MATCH_STATUS.live ? AGAIN_MS : undefined;
  return (
    <Statistic call={getField} matchId={match.id} everyMs={everyMs}>
      {({ data }) => <Field match={match} rows={data} columns={isOver ? AFTER : BEFORE} />}
    </Statistic>
  );
}

/** What the field can be ordered by; once it is over nobody is priced. */
const BEFORE: readonly FieldOrder[] = ['position', 'odds'];
const AFTER: readonly FieldOrder[] = ['position'];

interface FieldProps {
  match: Match;
  rows: readonly FieldRow[];
  columns: readonly FieldOrder[];
}

function Field({ match, rows, columns }: FieldProps) {
  const t = useText();
  const { locale } = useFormats();
  const [chosen, choose] = useState<FieldOrder | null>(null);
  const order = chosen ?? usualOrder(rows);
  const best = bestTime(rows);
  const sport = match.tournament.sport.key;
  const hasOdds = columns.includes('odds');
  const heads = { position: t('match-more.field.result'), odds: t('match-more.field.odds') };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.unseen}>{match.name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.unseen}>{t('match-more.table.position')}</span>
            </th>
            <th scope="col">{t('match-more.view.field')}</th>
            {columns.map((key) => (
              <th key={key} scope="col" aria-sort={order === key ? 'ascending' : undefined}>
                <button type="button" className={styles.sort} onClick={() => choose(key)}>
                  {heads[key]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, order, match.main_market).map((row) => (
            <tr key={row.competitor.id} data-first={row.position === 1 || undefined}>
              <td>{row.position ?? '–'}</td>
              <th scope="row">
                <span className={styles.who}>
                  <Crest name={row.competitor.name} logo={row.competitor.logo} />
                  {row.competitor.name}
                </span>
                <Form form={row.form} sportKey={sport} />
              </th>
              <td>{resultText(row, best, { sportKey: sport, locale }) ?? '–'}</td>
              {hasOdds && (
                <td>
                  <PriceNow match={match} outcomeId={row.competitor.urn_id} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What somebody is priced at now to win. */
function PriceNow({ match, outcomeId }: { match: Match; outcomeId: string }) {
  const formats = useFormats();
  const { id: marketId = 0, specifier = '' } = match.main_market ?? {};
  const live = useLiveOutcome(outcomeKey({ matchId: match.id, marketId, specifier, outcomeId }));
  return live?.active && live.odds !== null ? formats.odds(live.odds) : '–';
}

/** The places of the last events, the latest first; each leads to its event. */
function Form({ form, sportKey }: { form: FieldRow['form']; sportKey: string }) {
  const t = useText();
  const formats = useFormats();
  if (form.length === 0) return null;
  return (
    <ul className={styles.form} aria-label={t('match-more.view.form')}>
      {form.map(({ id, slug, name, start_time: at, position }) => {
        const told = `${name}, ${formats.day(at)}: ${formats.count(position)}`;
        return (
          <li key={id}>
            <Link
              to={`/${sportKey}/${slug}`}
              className={styles.came}
              aria-label={told}
              title={told}
            >
              <span data-won={position === 1 || undefined}>{formats.count(position)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
