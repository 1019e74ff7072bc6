import { getForm } from '@touchline/wire/calls/match-details';
import type { Match } from '@touchline/wire/catalogue';
import { useFormats } from '../../../i18n/formats';
import { useText } from '../../../i18n/text';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import styles from './form-view.module.css';
import { type FormBar, formBars, formSum } from './form-curve';
import { NoStatistic, Statistic } from './statistics-query';

/** How each side has played lately: a bar up for each match won and down for each lost, as high as it was clear. */
export function FormView({ match }: { match: Match }) {
  const t = useText();
  return (
    <Statistic call={getForm} matchId={match.id}>
      {({ data }) => {
        if (!data) return <NoStatistic text={t('match-more.no_form')} />;
        const bars = formBars(data);
        return (
          <div className={styles.sides}>
            <Side name={data.home.competitor.name} bars={bars.home} sport={match} />
            <Side name={data.away.competitor.name} bars={bars.away} sport={match} />
          </div>
        );
      }}
    </Statistic>
  );
}

function Side({ name, bars, sport }: { name: string; bars: readonly FormBar[]; sport: Match }) {
  const t = useText();
  const sum = formSum(bars);
  return (
    <section className={styles.side} aria-label={name}>
      <h3 className={styles.name}>
        <Crest name={name} />
        {name}
      </h3>
      {bars.length === 0 ? (
        <NoStatistic text={t('match-more.no_form')} />
      ) : (
        <>
          <ol className={styles.bars}>
            {bars.map((bar) => (
              <Bar key={bar.id} bar={bar} sportKey={sport.tournament.sport.key} />
            ))}
          </ol>
          <p className={styles.sum}>{t('match-more.form_sum', sum)}</p>
        </>
      )}
    </section>
  );
}

function Bar({ bar, sportKey }: { bar: FormBar; sportKey: string }) {
  const t = useText();
  const formats = useFormats();
  const { result, own, other, opponent, isHome, height, at } = bar;
  const where = isHome ? 'home' : 'away';
  const told = { opponent, own, other, day: formats.day(at), result, where };
  return (
    <li>
      <Link
        to={`/${sportKey}/${bar.slug}`}
        className={styles.match}
        aria-label={t('match-more.form_match', told)}
        title={t('match-more.form_match', told)}
      >
        <span className={styles.space} aria-hidden="true">
          <span
            className={styles.bar}
            data-result={result}
            style={{ '--height': Math.abs(height) }}
          />
        </span>
        <span className={styles.letter} data-result={result} aria-hidden="true">
          {t(`match-more.letter.${result}`)}
        </span>
        <span className={styles.score} aria-hidden="true">
          {own}:{other}
        </span>
      </Link>
    </li>
  );
}
