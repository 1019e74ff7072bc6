import type { BetType } from '@touchline/domain/bets/bet-kind';
import { selectionsOf, slipType } from '@touchline/domain/slip/slip';
import { switchType, type SwitchRefusal } from '@touchline/domain/slip/switch-type';
import { useText, type Text } from '../../i18n/text';
import { actions, useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { Segmented } from '../../ui/segmented';
import styles from './slip-form.module.css';

const TYPES = ['single', 'combo'] as const satisfies readonly BetType[];

/** Single or combo; a type that cannot be had is off, and the reason stands below. */
export function TypeSwitch() {
  const t = useText();
  const slip = useSlip((slip) => slip);
  const rules = useSlipRules();
  const now = slipType(slip);
  const refusals = TYPES.filter((type) => type !== now).flatMap((type) => {
    const result = switchType(slip, type, rules);
    return result.ok ? [] : [{ type, reason: result.error }];
  });
  const isPlural = selectionsOf(slip).length > 1;
  const reason = refusals.map(({ reason }) => reasonText(t, reason)).find((text) => text !== null);
  return (
    <div className={styles.type}>
      <Segmented
        label={t('slip.type.label')}
        value={now}
        onChange={actions.switchType}
        options={TYPES.map((type) => ({
          value: type,
          label: type === 'single' && isPlural ? t('slip.type.singles') : t(`slip.type.${type}`),
          disabled: refusals.some((each) => each.type === type),
        }))}
      />
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
    </div>
  );
}

/** Some refusals need no words: the type is chosen already, or the slip is on its way. */
function reasonText(t: Text, reason: SwitchRefusal): string | null {
  switch (reason.code) {
    case 'one_selection':
    case 'same_match_twice':
    case 'mixed_providers':
    case 'singles_not_offered':
      return t(`slip.switch.${reason.code}`);
    case 'too_many_selections':
      return t('slip.switch.too_many_selections', { max: String(reason.max) });
    default:
      return null;
  }
}
