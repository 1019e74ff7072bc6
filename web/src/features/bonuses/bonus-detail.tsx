import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context';
import { ApiError } from '../../api/api';
import { type Bonus, bonusQuery, bonusTermsQuery } from '../../api/bonus-queries';
import { useText } from '../../i18n/text';
import { type BonusName, closeBonus } from '../../state/bonus-windows';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { WayOn } from '../../ui/way-on';
import { ActivateButton } from './activate-button';
import { BonusValue, StatusBadge } from './bonus-card';
import { BonusConditions } from './bonus-conditions';
import styles from './bonus-detail.module.css';
import { BonusEmblem } from './bonus-emblem';
import { BonusPicture } from './bonus-picture';
import { BonusTerms } from './bonus-terms';
import { BoostLadder } from './boost-ladder';
import { Chest, ChestBoost } from './chest-part';
import { FarmProgress, FarmSums } from './farm-progress';
import { Rating } from './rating';

/** The window of one bonus (SPEC §2 "Modals: bonus detail"). */
export function BonusDetail({ name: { type, id } }: { name: BonusName }) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...bonusQuery(useApi(), type, id),
    refetchOnMount: 'always',
  });
  const bonus = data?.data;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      title={bonus?.name ?? t('bonuses.own.title')}
      closeLabel={t('bonuses.detail.close')}
      onClose={closeBonus}
    >
      {bonus && !isGone ? (
        <Details bonus={bonus} />
      ) : error ? (
        <div className={styles.failed} role="alert">
          <p>{t(isGone ? 'bonuses.detail.gone' : 'bonuses.detail.failed')}</p>
          {!isGone && <Button onClick={() => void refetch()}>{t('bonuses.detail.again')}</Button>}
        </div>
      ) : (
        <DetailWaiting />
      )}
    </Dialog>
  );
}

function Details({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const api = useApi();
  const { type, user_status: status } = bonus;
  return (
    <div className={styles.detail}>
      <BonusPicture banners={bonus.banners} />
      <div className={styles.head}>
        <BonusEmblem type={type} />
        <p className={styles.what}>
          <b>{t(`bonuses.kind.${type}`)}</b>
          <br />
          {t(`bonuses.what.${type}`)}
        </p>
        <StatusBadge bonus={bonus} />
      </div>
      <BonusValue bonus={bonus} />
      {'farming' in bonus && (
        <>
          <FarmProgress farming={bonus.farming} />
          <FarmSums
            farming={bonus.farming}
            farmed={bonus.farm_once_per_event ? bonus.farmed_event_ids.length : null}
          />
        </>
      )}
      {bonus.type === 'lootbox' && (
        <>
          <Chest chest={bonus.chest} />
          <ChestBoost lootbox={bonus} />
        </>
      )}
      {bonus.type === 'tournament' && <Rating tournament={bonus} />}
      {bonus.type === 'comboboost' && <BoostLadder ranges={bonus.ranges} />}
      <BonusConditions bonus={bonus} />
      <BonusTerms query={bonusTermsQuery(api, type, bonus.id)} />
      {status === 'available' && <ActivateButton bonus={bonus} />}
      {status === 'active' && (
        <span className={styles.way} onClickCapture={closeBonus}>
          <WayOn to="/">{t('bonuses.bet')}</WayOn>
        </span>
      )}
    </div>
  );
}

function DetailWaiting() {
  return (
    <div className={styles.detail} aria-hidden="true">
      <Skeleton height="44px" />
      <Skeleton height="28px" width="40%" />
      <Skeleton height="120px" />
      <Skeleton height="44px" />
    </div>
  );
}
