import { useId, useRef, useState } from 'react';
import { useSite } from '../../i18n/site-context';
import { useText } from '../../i18n/text';
import { answerConsent } from '../../state/consent';
import { Button } from '../../ui/button';
import { useFoot } from '../../ui/use-foot';
import styles from './consent-card.module.css';

/** Asks whether cookies may be set that are not needed, and says what they do. */
export function ConsentCard() {
  const t = useText();
  const { site_name: site } = useSite().config;
  const [isTold, setTold] = useState(false);
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useFoot(bar, '--consent');
  return (
    <section
      ref={bar}
      className={styles.bar}
      data-consent=""
      aria-label={t('chrome.consent.title')}
    >
      <div className={styles.inside}>
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
          <Button size="small" onClick={() => answerConsent(false)}>
            {t('chrome.consent.reject')}
          </Button>
          <Button variant="primary" size="small" onClick={() => answerConsent(true)}>
            {t('chrome.consent.accept')}
          </Button>
        </div>
        <ul id={id} className={styles.more} hidden={!isTold}>
          <li>{t('chrome.consent.needed')}</li>
          <li>{t('chrome.consent.others', { site })}</li>
        </ul>
      </div>
    </section>
  );
}
