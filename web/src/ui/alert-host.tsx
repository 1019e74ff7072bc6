import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { closeAlert, useAlert } from './alert';
import styles from './alert-host.module.css';
import { IconButton } from './icon-button';

const PICTURES = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  info: Info,
} as const;

/** Where alerts appear: one at a time, at the bottom in the middle (SPEC §9). */
export function AlertHost({ closeLabel }: { closeLabel: string }) {
  const alert = useAlert();
  return (
    <div className={styles.host} aria-live={alert?.kind === 'error' ? 'assertive' : 'polite'}>
      {alert && <Shown {...alert} closeLabel={closeLabel} />}
    </div>
  );
}

function Shown({
  kind,
  title,
  message,
  closeLabel,
}: NonNullable<ReturnType<typeof useAlert>> & { closeLabel: string }) {
  const Picture = PICTURES[kind];
  return (
    <div className={`${styles.alert} ${styles[kind]}`}>
      <Picture size={20} className={styles.picture} aria-hidden="true" />
      <div className={styles.text}>
        <strong>{title}</strong>
        {message !== undefined && <p>{message}</p>}
      </div>
      <IconButton label={closeLabel} onClick={closeAlert}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
