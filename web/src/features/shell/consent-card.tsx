import { useId, useState } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { giveConsent } from '../../state/consent';
import { Button } from '../../ui/button';
import styles from './consent-card.module.css';

/** Asks whether cookies may be set that are not needed, and says what they do. */
export function ConsentCard() {
  const t = useText();
  const { site_name: site } = useSite().config;
  const [isTold, setTold] = useState(false);
  const id = useId();
  return (
    <section className={styles.card} data-consent="" aria-label={t('chrome.consent.title')}>
      <p className={styles.text}>{t('chrome.consent.text')}</p>
      <div className={styles.ways}>
        <Button
          variant="plain"
          size="small"
          aria-expanded={isTold}
          aria-controls={id}
          onClick={() => setTold(!isTold)}
        >
          {t('chrome.consent.more')}
        </Button>
        <Button variant="primary" size="small" onClick={giveConsent}>
          {t('chrome.consent.accept')}
        </Button>
      </div>
      <ul id={id} className={styles.more} hidden={!isTold}>
        <li>{t('chrome.consent.needed')}</li>
        <li>{t('chrome.consent.others', { site })}</li>
      </ul>
    </section>
  );
}
