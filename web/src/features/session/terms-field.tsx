import { useId, useState } from 'react';
import { platformPage } from '../../i18n/between-origins';
import { useFormats } from '../../i18n/formats';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { keptTermsAccepted } from '../../state/session-keys';
import styles from './auth-form.module.css';
import { useInBrowser } from '../../ui/in-browser';

/** Without it no account is opened. Whoever goes to read the terms finds it as they left it (SPEC §3 "terms accepted"). */
export function TermsField({ error }: { error: string | undefined }) {
  const t = useText();
  const site = useSite();
  const { locale } = useFormats();
  const id = useId();
  const kept = useInBrowser(keptTermsAccepted.read, null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const address = platformPage(site, locale, '/terms-and-conditions');
  return (
    <div className={styles.terms}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="terms"
          required
          checked={chosen ?? kept ?? false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          onChange={({ target }) => {
            keptTermsAccepted.write(target.checked || null);
            setChosen(target.checked);
          }}
        />
        {t('account.agree')}
      </label>
      <a href={address} target="_blank" rel="noreferrer">
        {t('account.terms')}
      </a>
      {error !== undefined && (
        <p id={id} className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
