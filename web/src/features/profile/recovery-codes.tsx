import { useText } from '../../i18n/text';
import { Button } from '../../ui/button';
import { Question } from '../../ui/question';
import { CopyButton } from './copy-button';
import styles from './two-factor.module.css';

/** Codes that stand in for a lost factor: shown this once, so nothing but its button closes the window. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  return (
    <Question title={t('profile.factors.codes')} text={t('profile.factors.codesText')}>
      <div className={styles.step}>
        <ol className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.acts}>
          <CopyButton text={codes.join('\n')} label={t('profile.factors.copyCodes')} />
        </div>
        <Button variant="primary" size="large" wide onClick={onDone}>
          {t('profile.factors.kept')}
        </Button>
      </div>
    </Question>
  );
}
