import { useText } from '../../i18n/text';
import { switchSingleKeys, useSingleKeys } from '../../state/single-keys';
import { Dialog } from '../../ui/dialog';
import { Switch } from '../../ui/switch';
import styles from './help-window.module.css';

/** Every key that does something, in the order in which one comes to need them. */
const KEYS = [
  { keys: ['/'], name: 'search' },
  { keys: ['Ctrl', 'K'], name: 'palette', isHeld: true },
  { keys: ['←', '↑', '↓', '→'], name: 'arrows' },
  { keys: ['Enter'], name: 'enter' },
  { keys: ['Esc'], name: 'leave' },
  { keys: ['s'], name: 'slip' },
  { keys: ['b'], name: 'place' },
  { keys: ['?'], name: 'help' },
] as const;

/** Lists the keys, and switches those off that need no other key held. */
export function HelpWindow({ onClose }: { onClose: () => void }) {
  const t = useText();
  const areOn = useSingleKeys();
  return (
    <Dialog onClose={onClose} title={t('power.keys_title')} closeLabel={t('power.keys_close')}>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, name, ...more }) => (
          <div
            key={name}
            className={styles.row}
            data-off={(!areOn && !('isHeld' in more)) || undefined}
          >
            <dt dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`power.key_${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('power.keys_switch')}
        hint={t('power.keys_hint')}
        isOn={areOn}
        onChange={() => switchSingleKeys(!areOn)}
      />
    </Dialog>
  );
}
