import { lineCount, type SystemType } from '@touchline/domain/bets/system-types';
import { systemsFor } from '@touchline/domain/slip/kind-for';
import { useText, type Text } from '../../i18n/text';
import { actions, useSlip } from '../../state/slip';
import { useSlipRules } from '../../state/slip-rules';
import styles from './system-choice.module.css';

/** Which system, by what each is called and how many lines it has (DESIGN §4.7); nothing for any other bet. */
export function SystemChoice() {
  const t = useText();
  const rules = useSlipRules();
  const slip = useSlip((slip) => slip);
  const kind = slip.bets[0]?.kind;
  if (kind?.type !== 'system') return null;
  const systems = systemsFor(slip, rules);
  const groups = [
    { label: t('ticket.system.plain'), among: systems.filter((each) => each.name === null) },
    { label: t('ticket.system.cover'), among: systems.filter((each) => each.name !== null) },
  ].filter(({ among }) => among.length > 0);
  return (
    <select
      className={styles.select}
      aria-label={t('ticket.system.label')}
      value={kind.system.id}
      disabled={slip.ticket === 'PROCESSING'}
      onChange={({ target }) => actions.switchType(Number(target.value))}
    >
      {groups.map(({ label, among }) => (
        <optgroup key={label} label={label}>
          {among.map((each) => (
            <option key={each.id} value={each.id}>
              {t('ticket.system.option', { name: systemName(t, each), count: lineCount(each) })}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/** What a system is called: by its customary name, or as `2 of 3`. */
export function systemName(t: Text, { name, winCounts, totalCount }: SystemType): string {
  if (name !== null) return t(`ticket.system.name.${name}`);
  return t('ticket.system.count', {
    win: String(winCounts[0] ?? 0),
    total: String(totalCount),
  });
}
