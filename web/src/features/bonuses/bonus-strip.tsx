import { useQueries } from '@tanstack/react-query';
import { BONUS_KINDS } from '@touchline/wire/calls/bonuses';
import { ChevronRight } from 'lucide-react';
import { useApi } from '../../api/api-context';
import { type Bonus, bonusesQuery } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { openBonus } from '../../state/bonus-windows';
import { useIsPlaying } from '../../state/playing';
import { Link } from '../../ui/link';
import { BonusEmblem } from './bonus-emblem';
import styles from './bonus-strip.module.css';
import { lifeText, valueText } from './bonus-words';
import { useMoney } from './use-money';

/** The content block of bonuses (SPEC §2): what the player has, in one row; nothing for visitors, and while there is nothing. */
export function BonusStrip() {
  return useIsPlaying() ? <OwnStrip /> : null;
}

function OwnStrip() {
  const t = useText();
  const api = useApi();
  const lists = useQueries({ queries: BONUS_KINDS.map((kind) => bonusesQuery(api, kind)) });
  const bonuses = lists
    .flatMap(({ data }) => data ?? [])
    .filter(({ user_status: status }) => status === 'active' || status === 'available');
  // They come together, so that the page moves once.
  if (bonuses.length === 0 || lists.some(({ isPending }) => isPending)) return null;
  return (
    <section className={styles.strip} aria-label={t('bonuses.own.title')}>
      <ul>
        {bonuses.map((bonus) => (
          <li key={`${bonus.type}/${bonus.id}`}>
            <Tile bonus={bonus} />
          </li>
        ))}
      </ul>
      <Link to="/promotions" className={styles.all}>
        {t('bonuses.strip.all')} <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </section>
  );
}

function Tile({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const value = valueText(t, bonus, useMoney());
  const life = lifeText(t, bonus, useFormats());
  return (
    <button type="button" className={styles.tile} onClick={() => openBonus(bonus)}>
      <BonusEmblem type={bonus.type} size="small" />
      <span>
        <b>{bonus.name}</b>
        <small>{[value, life].filter(Boolean).join(' · ')}</small>
      </span>
    </button>
  );
}
