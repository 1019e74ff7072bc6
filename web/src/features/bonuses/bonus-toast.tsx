import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { type Bonus, bonusQuery } from '../../api/bonus-queries';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { type BonusName, dropPopup, dropPopups, openBonus } from '../../state/bonus-windows';
import { Button } from '../../ui/button';
import { CornerCard } from '../../ui/corner-card';
import { Link } from '../../ui/link';
import { ActivateButton } from './activate-button';
import { BonusEmblem } from './bonus-emblem';
import { bonusShown } from './bonus-shown';
import styles from './bonus-toast.module.css';
import { lifeText, valueText } from './bonus-words';
import { useMoney } from './use-money';

interface Props {
  bonus: BonusName;
  /** How many wait behind it. */
  others: number;
}

/** The card of a bonus that a player was given (SPEC §2 "bonus toast card"): what it is, and what to do with it. */
export function BonusToast({ bonus: name, others }: Props) {
  const { data, error } = useQuery(bonusQuery(useApi(), name.type, name.id));
  const isGone = error instanceof ApiError;
  useEffect(() => {
    if (isGone) dropPopup(name);
  }, [isGone, name]);
  return data && <Card bonus={data.data} others={others} />;
}

function Card({ bonus, others }: { bonus: Bonus; others: number }) {
  const t = useText();
  const formats = useFormats();
  const { id, type, name, user_status: status } = bonus;
  useShown(bonus);
  const line = [valueText(t, bonus, useMoney()), lifeText(t, bonus, formats)].filter(Boolean);
  return (
    <CornerCard
      label={t('bonuses.toast.label')}
      picture={<BonusEmblem type={type} />}
      words={
        <>
          <p className={styles.kind}>{t(`bonuses.kind.${type}`)}</p>
          <strong>{name}</strong>
          <p>{line.join(' · ')}</p>
        </>
      }
      closeLabel={t('bonuses.toast.close')}
      onClose={() => dropPopup(bonus)}
    >
      <div className={styles.ways}>
        <Button size="small" onClick={() => openBonus({ id, type })}>
          {t('bonuses.open')}
        </Button>
        {status === 'available' && (
          <ActivateButton bonus={bonus} size="small" onDone={() => dropPopup(bonus)} />
        )}
      </div>
      {others > 0 && (
        <Link to="/promotions" className={styles.more} onClick={dropPopups}>
          {t('bonuses.toast.more', { count: others })}
        </Link>
      )}
    </CornerCard>
  );
}

function useShown({ id, type, seen }: Bonus): void {
  const client = useQueryClient();
  useEffect(() => bonusShown(client, { id, type, seen }), [client, id, type, seen]);
}
