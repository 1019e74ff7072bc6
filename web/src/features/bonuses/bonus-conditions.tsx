import type { Bonus } from '../../api/bonus-queries';
import { type Formats, useFormats } from '../../i18n/formats';
import { useText, type Text } from '../../i18n/text';
import styles from './bonus-conditions.module.css';
import { type Between, type Condition, conditionsOf, takesAnyBet } from './conditions-of';

/** What a bet needs so that a bonus counts for it (SPEC §3 "Bonus kinds", "Event condition"). */
export function BonusConditions({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const formats = useFormats();
  const rows = conditionsOf(bonus).map((each) => rowOf(t, formats, each));
  if (rows.length === 0 && !takesAnyBet(bonus)) return null;
  return (
    <section className={styles.conditions}>
      <h3>{t('bonuses.detail.conditions')}</h3>
      {rows.length === 0 ? (
        <p>{t('bonuses.detail.anything')}</p>
      ) : (
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** What is asked for, and how much of it. */
function rowOf(t: Text, formats: Formats, each: Condition): [string, string] {
  switch (each.what) {
    case 'odds':
      return [
        t('bonuses.detail.odds'),
        betweenText(each, {
          both: (least, most) =>
            t('bonuses.detail.odds_between', {
              least: formats.odds(least),
              most: formats.odds(most),
            }),
          from: (least) => t('bonuses.detail.odds_from', { least: formats.odds(least) }),
          to: (most) => t('bonuses.detail.odds_to', { most: formats.odds(most) }),
        }),
      ];
    case 'selections':
      return [
        t('bonuses.detail.selections'),
        betweenText(each, {
          both: (from, to) =>
            from === to
              ? formats.count(from)
              : t('bonuses.detail.count_between', {
                  from: formats.count(from),
                  to: formats.count(to),
                }),
          from: (count) => t('bonuses.detail.count_from', { count }),
          to: (count) => t('bonuses.detail.count_to', { count }),
        }),
      ];
    case 'types':
      return [
        t('bonuses.detail.types'),
        each.types.map((type) => t(`bonuses.detail.type.${type}`)).join(', '),
      ];
    case 'when':
      return [t('bonuses.detail.when'), t(`bonuses.detail.match_status.${each.when}`)];
    case 'events':
      return [t('bonuses.detail.events'), each.events.map((one) => eventText(t, one)).join('; ')];
    case 'verified':
      return [t('bonuses.detail.verified'), '✓'];
    case 'uses':
      return [
        t('bonuses.detail.uses'),
        t('bonuses.detail.uses_of', {
          used: formats.count(each.used),
          count: formats.count(each.most),
        }),
      ];
  }
}

interface Worded<N> {
  both: (least: N, most: N) => string;
  from: (least: N) => string;
  to: (most: N) => string;
}

function betweenText<N extends number>({ least, most }: Between<N>, words: Worded<N>): string {
  if (least !== null && most !== null) return words.both(least, most);
  if (least !== null) return words.from(least);
  return most === null ? '' : words.to(most);
}

/** The narrowest part says most: a league is in its country, and that in its sport. */
function eventText(t: Text, condition: Bonus['event_conditions'][number]): string {
  const { sport, category, tournament, event, sport_type: type } = condition;
  const parts = [event?.name, tournament?.name, category?.name, sport?.name].filter(
    (each) => each !== undefined,
  );
  if (parts.length === 0 && type) return t(`bonuses.detail.sport_type.${type}`);
  return parts.slice(0, 2).join(', ');
}
