import { useQueryClient } from '@tanstack/react-query';
import { listsToRefresh } from '@touchline/domain/bonus/bonus-kind';
import { activateBonus } from '@touchline/wire/calls/bonuses';
import { useState } from 'react';
import { ApiError } from '../../api/api';
import { type Bonus, refreshBonuses } from '../../api/bonus-queries';
import { call } from '../../api/browser-api';
import { useText, type Text } from '../../i18n/text';
import { faultOf } from '../../state/field-form';
import { showAlert } from '../../ui/alert';
import { Button, type ButtonProps } from '../../ui/button';

/** Activates a bonus that waits for it; what that changes is read again (SPEC §4 "Bonus lifecycle"). */
export function ActivateButton({
  bonus,
  size = 'medium',
  onDone,
}: Pick<ButtonProps, 'size'> & {
  bonus: Pick<Bonus, 'id' | 'type' | 'name'>;
  onDone?: () => void;
}) {
  const t = useText();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, type, name } = bonus;
  const press = async () => {
    setBusy(true);
    try {
      await call(activateBonus, { params: { id } });
      showAlert({ kind: 'success', title: t('bonuses.activated', { name }) });
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({ kind: 'error', ...failure(t, error) });
    }
    // After a refusal too: it stands otherwise than the page had it.
    await refreshBonuses(client, listsToRefresh(type));
    setBusy(false);
  };
  return (
    <Button variant="primary" size={size} busy={isBusy} onClick={() => void press()}>
      {t('bonuses.activate')}
    </Button>
  );
}

function failure(t: Text, error: ApiError) {
  const { details } = faultOf(error);
  const title = t('bonuses.activate_failed.title');
  if (details === 'player_excluded') return { title, message: t('limits.about.coolingoff') };
  const why = details === 'other_freebet' || details === 'not_available' ? details : 'other';
  return {
    title,
    message: t(`bonuses.activate_failed.${why}`),
  };
}
