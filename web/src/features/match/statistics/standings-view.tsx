import { getStandings } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import type { Standing } from '@touchline/wire/match-details';
import { useFormats } from '../../../i18n/formats';
import { signedNumber } from '../../../i18n/signed-number';
import { useText } from '../../../i18n/text';
import { Crest } from '../../../ui/crest';
import styles from './standings-view.module.css';
import { NoStatistic, Statistic } from './statistics-query';

/** The table of the league, from what we have seen played of it; the sides of this match stand out. */
export function StandingsView({ match }: { match: Match }) {
  const t = useText();
  const own = new Set([match.competitors?.home.id, match.competitors?.away.id]);
  return (
    <Statistic call={getStandings} matchId={match.id}>
      {({ data }) =>
        data.length === 0 ? (
          <NoStatistic text={t('match-more.no_table')} />
        ) : (
          <div className={styles.frame}>
            <table className={styles.table}>
              <caption className={styles.caption}>{match.tournament.name}</caption>
              <Heads />
              <tbody>
                {data.map((row) => (
                  <Row key={row.competitor.id} row={row} isOwn={own.has(row.competitor.id)} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </Statistic>
  );
}

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'difference', 'points'] as const;

function Heads() {
  const t = useText();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={styles.caption}>{t('match-more.table.position')}</span>
        </th>
        <th scope="col">{t('match.team')}</th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" data-column={column}>
            <abbr title={t(`match-more.table.${column}`)}>
              {t(`match-more.table_short.${column}`)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, isOwn }: { row: Standing; isOwn: boolean }) {
  const { position, competitor, scored, conceded } = row;
  const { locale } = useFormats();
  const difference = scored - conceded;
  return (
    <tr data-own={isOwn || undefined}>
      <td>{position}</td>
      <th scope="row">
        <span className={styles.team}>
          <Crest name={competitor.name} logo={competitor.logo} />
          {competitor.name}
        </span>
      </th>
      {COLUMNS.map((column) => (
        <td key={column} data-column={column}>
          {column === 'difference' ? signedNumber(difference, locale) : row[column]}
        </td>
      ))}
    </tr>
  );
}
