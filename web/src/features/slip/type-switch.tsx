import type { BetType } from '@touchline/domain/bets/bet-kind';
import { selectionsOf, slipType } from '@touchline/domain/slip/slip';
import { switchType, type SwitchRefusal } from '@touchline/domain/slip/switch-type';
import { useText, type Text } from '../../i18n/text';
import { actions, useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import { Segmented } from '../../ui/segmented';
import styles from './slip-form.module.css';
import { SystemChoice } from './system-choice';

const TYPES = ['single', 'combo', 'system'] as const satisfies readonly BetType[];

/** Single, combo or which system; a type that cannot be had is off, and the reason stands below. */
export function TypeSwitch() {
  const t = useText();
  const slip = useSlip((slip) => slip);
  const rules = useSlipRules();
  const now = slipType(slip);
  if (now === 'custom_bet') return null;
  const refusals = TYPES.filter((type) => type !== now).flatMap((type) => {
    const result = switchType(slip, type, rules);
    return result.ok ? [] : [{ type, reason: result.error }];
  });
  const isPlural = selectionsOf(slip).length > 1;
  const counts = rules.systems.map((each) => each.totalCount);
  const range = { from: Math.min(...counts), to: Math.max(...counts) };
  const reason = refusals
    .map((each) => reasonText(t, each.reason, range))
    .find((text) => text !== null);
  return (
    <div className={styles.type}>
      <Segmented
        label={t('slip.type.label')}
        value={now}
        onChange={actions.switchType}
        options={TYPES.filter((type) => type !== 'system' || counts.length > 0).map((type) => ({
          value: type,
          label: type === 'single' && isPlural ? t('slip.type.singles') : t(`slip.type.${type}`),
          disabled: refusals.some((each) => each.type === type),
        }))}
      />
      <SystemChoice />
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
    </div>
  );
}

/** Some refusals need no words: the type is chosen already, or the slip is on its way. */
function reasonText(
  t: Text,
  reason: SwitchRefusal,
  { from, to }: { from: number; to: number },
): string | null {
  switch (reason.code) {
    case 'one_selection':
    case 'same_match_twice':
    case 'mixed_providers':
    case 'singles_not_offered':
      return t(`slip.switch.${reason.code}`);
    case 'no_such_system':
      return Number.isFinite(from)
        ? t('ticket.system.none', { from: String(from), to: String(to) })
        : null;
    case 'system_not_offered':
      return t('slip.obstacle.system_not_offered');
    case 'too_many_selections':
      return t('slip.switch.too_many_selections', { max: String(reason.max) });
    default:
      return null;
  }
}
