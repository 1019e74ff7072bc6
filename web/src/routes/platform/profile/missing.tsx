import { AUTH_FIELDS } from '@touchline/wire/auth-fields';
import { CircleAlert } from 'lucide-react';
import { useText } from '../../../i18n/text';
import styles from './missing.module.css';

/** Calls for what the site wants to know and does not: each leads to its field. */
export function Missing({ fields }: { fields: readonly string[] }) {
  const t = useText();
  return (
    <section className={styles.missing} aria-label={t('profile.missing.title')}>
      <CircleAlert size={20} aria-hidden="true" />
      <div>
        <h2 className={styles.title}>{t('profile.missing.title')}</h2>
        <p>{t('profile.missing.text')}</p>
        <ul className={styles.fields}>
          {AUTH_FIELDS.filter((field) => fields.includes(field)).map((field) => (
            <li key={field}>
              <button type="button" className={styles.field} onClick={() => goTo(field)}>
                {t(`profile.field.${field}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function goTo(field: string): void {
  // A telephone that waits for its code has no field for the number.
  const names = field === 'phone' ? ['number', 'code'] : [field];
  const controls = names.map((name) =>
    document.querySelector<HTMLElement>(`main [name='${name}']`),
  );
  controls.find((control) => control !== null)?.focus();
}
