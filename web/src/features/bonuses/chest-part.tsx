import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isFreebet } from '@touchline/domain/bonus/bet-bonus';
import { boostBonus } from '@touchline/wire/calls/bonuses';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { useApi } from '../../api/api-context';
import { type Bonus, bonusesQuery, refreshBonuses } from '../../api/bonus-queries';
import { call } from '../../api/browser-api';
import { useText } from '../../i18n/text';
import { showAlert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { boostText } from './bonus-words';
import styles from './chest-part.module.css';
import { ChestPicture } from './chest-picture';
import { useMoney } from './use-money';

export type Lootbox = Extract<Bonus, { type: 'lootbox' }>;
type Freebet = Extract<Bonus, { amount: unknown }>;

/** A lootbox's chest, closed or open. */
export function Chest({ chest: { freebets_count: count, size, outcome } }: Pick<Lootbox, 'chest'>) {
  const t = useText();
  const state = outcome ? t(`bonuses.chest.${outcome}`) : t('bonuses.chest.closed', { count });
  return (
    <figure className={styles.chest}>
      <ChestPicture size={size} outcome={outcome} label={t(`bonuses.chest.size.${size}`)} />
      <figcaption>{state}</figcaption>
    </figure>
  );
}

/** The freebets of an opened chest of which one may be multiplied (SPEC §7 POST /bonuses/{id}/boost). */
export function ChestBoost({ lootbox }: { lootbox: Lootbox }) {
  const t = useText();
  const { locale } = useMoney();
  const { boost, freebets_to_boost: ids } = lootbox;
  const { data } = useQuery({ ...bonusesQuery(useApi(), 'freebets'), enabled: ids.length > 0 });
  const freebets = (data ?? []).filter((each): each is Freebet => isFreebet(each));
  const open = freebets.filter(({ id }) => ids.includes(id));
  if (boost === null || open.length === 0) return null;
  return (
    <section className={styles.boost}>
      <h3>{t('bonuses.chest.boost', { boost: boostText(boost, locale) })}</h3>
      <ul>
        {open.map((each) => (
          <li key={each.id}>
            <BoostButton freebet={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BoostButton({ freebet: { id, amount, currency } }: { freebet: Freebet }) {
  const t = useText();
  const client = useQueryClient();
  const { money } = useMoney();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { data } = await call(boostBonus, { params: { id } });
      const now = 'amount' in data ? money(data.amount, data.currency) : '';
      showAlert({ kind: 'success', title: t('bonuses.chest.boosted', { amount: now }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({ kind: 'error', title: t('bonuses.chest.boost_failed') });
    }
    await refreshBonuses(client, ['freebet', 'lootbox']);
    setBusy(false);
  };
  return (
    <Button busy={isBusy} onClick={() => void press()}>
      {t('bonuses.chest.boost_one', { amount: money(amount, currency) })}
    </Button>
  );
}
