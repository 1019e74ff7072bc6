import { useText } from '../../i18n/text';
import { useIsRestricted } from '../../state/playing';
import { session, useSession } from '../../state/session';
import { Button } from '../../ui/button';
import { Part } from '../../ui/part';
import { AmbPart } from './amb-part';
import styles from './bonuses-part.module.css';
import { LinkedBonus } from './linked-bonus';
import { OwnBonuses } from './own-bonuses';
import { PartWaiting } from './part-waiting';
import { PromoCode } from './promo-code';

/** What the promotions page holds for whoever reads it: a player's bonuses and codes, or the way to them (SPEC §6). */
export function BonusesPart() {
  const t = useText();
  const status = useSession((state) => state.status);
  const isRestricted = useIsRestricted();
  const playerId = useSession(({ player }) => player?.id ?? null);
  if (isRestricted) {
    return <Part title={t('session.restricted.closed')} text={t('limits.about.coolingoff')} />;
  }
  if (status === 'logged-in') {
    return (
      <div key={playerId} className={styles.parts}>
        <LinkedBonus />
        <PromoCode />
        <AmbPart />
        <OwnBonuses />
      </div>
    );
  }
  if (status !== 'not-logged-in') return <PartWaiting />;
  return (
    <div className={styles.parts}>
      <Part
        title={t('bonuses.visitor.title')}
        text={t('bonuses.visitor.text')}
        aside={
          <Button variant="primary" onClick={() => session.ask('sign_in')}>
            {t('bonuses.visitor.action')}
          </Button>
        }
      />
    </div>
  );
}
