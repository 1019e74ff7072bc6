import type { Bonus } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { openBonus } from '../../state/bonus-windows';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ActivateButton } from './activate-button';
import styles from './bonus-card.module.css';
import { BonusEmblem } from './bonus-emblem';
import { BonusPicture } from './bonus-picture';
import { lifeText, usesLeft, valueText } from './bonus-words';
import { Chest } from './chest-part';
import { FarmProgress } from './farm-progress';
import { useMoney } from './use-money';

/** One of a player's bonuses: what it gives, how it stands and how far it has come. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const { id, type, name, user_status: status } = bonus;
  const title = `bonus-${type}-${id}`;
  const isOver =
    !ON.has(status) && !(bonus.type === 'lootbox' && bonus.freebets_to_boost.length > 0);
  return (
    <article className={styles.card} aria-labelledby={title} data-over={isOver || undefined}>
      <BonusPicture banners={bonus.banners} />
      <div className={styles.body}>
        <header className={styles.head}>
          <BonusEmblem type={type} />
          <div className={styles.names}>
            <p className={styles.kind}>{t(`bonuses.kind.${type}`)}</p>
            <h3 id={title} className={styles.name}>
              {name}
            </h3>
          </div>
          <StatusBadge bonus={bonus} />
        </header>
        <BonusValue bonus={bonus} />
        {bonus.type === 'lootbox' && <Chest chest={bonus.chest} />}
        {'farming' in bonus && <FarmProgress farming={bonus.farming} />}
        <footer className={styles.foot}>
          <Button
            size="small"
            aria-label={t('bonuses.open_of', { name })}
            onClick={() => openBonus(bonus)}
          >
            {t('bonuses.open')}
          </Button>
          {status === 'available' && <ActivateButton bonus={bonus} size="small" />}
        </footer>
      </div>
    </article>
  );
}

const ON: ReadonlySet<Bonus['user_status']> = new Set(['active', 'available', 'upcoming']);

/** How a bonus stands, and whether the player has seen it. */
export function StatusBadge({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const { seen, user_status: status } = bonus;
  if (bonus.type === 'lootbox' && bonus.chest.outcome === 'win')
    return <Badge tone="good">{t('bonuses.chest.opened')}</Badge>;
  const isOn = status === 'active' || status === 'available';
  if (!seen && isOn) return <Badge tone="good">{t('bonuses.fresh')}</Badge>;
  // A cup that was played has ended, and nothing of it has run out.
  const isPlayed = bonus.type === 'tournament' && status === 'expired';
  const word = isPlayed ? t('bonuses.rating.state.finished') : t(`bonuses.status.${status}`);
  return <Badge tone={isOn ? 'good' : 'plain'}>{word}</Badge>;
}

/** What a bonus gives, until when, and how often. */
export function BonusValue({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const left = usesLeft(bonus);
  const life = lifeText(t, bonus, useFormats());
  const value = valueText(t, bonus, useMoney());
  return (
    <div className={styles.value}>
      <b>{value}</b>
      <span>
        {[life, left !== null && t('bonuses.uses', { count: left })].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
