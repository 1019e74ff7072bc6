import type { PasskeyReply } from '@touchline/wire/calls/second-factor';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useFormats } from '../../i18n/formats';
import { useText } from '../../i18n/text';
import { IconButton } from '../../ui/icon-button';
import styles from './rows.module.css';

interface Props {
  passkeys: readonly PasskeyReply[];
  onRename: (passkey: PasskeyReply) => void;
  onRemove: (passkey: PasskeyReply) => void;
}

/** A player's passkeys, the oldest first. */
export function PasskeyRows({ passkeys, onRename, onRemove }: Props) {
  const t = useText();
  const { day } = useFormats();
  return (
    <ul className={styles.rows}>
      {passkeys.map((passkey) => {
        const { id, name, created_at: made, last_used_at: used } = passkey;
        return (
          <li key={id} className={styles.row}>
            <KeyRound size={20} aria-hidden="true" />
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.about}>
                {t('profile.factors.added', { day: day(made) })}
                {' · '}
                {used === null
                  ? t('profile.factors.neverUsed')
                  : t('profile.factors.lastUsed', { day: day(used) })}
              </p>
            </div>
            <div className={styles.acts}>
              <IconButton
                label={t('profile.factors.renameNamed', { name })}
                onClick={() => onRename(passkey)}
              >
                <Pencil size={16} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('profile.factors.removeNamed', { name })}
                onClick={() => onRemove(passkey)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
