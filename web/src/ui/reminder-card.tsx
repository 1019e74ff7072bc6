import { type LucideIcon, X } from 'lucide-react';
import { Button } from './button';
import { IconButton } from './icon-button';
import styles from './reminder-card.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What its one button says. */
  action: string;
  closeLabel: string;
  onAction: () => void;
  onClose: () => void;
}

/** A card in the corner that reminds of something and is in nobody's way. */
export function ReminderCard({ icon: Icon, title, text, action, closeLabel, ...on }: Props) {
  return (
    <section className={styles.card} aria-live="polite" aria-label={title}>
      <Icon size={22} className={styles.picture} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <IconButton label={closeLabel} onClick={on.onClose}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      <span className={styles.way}>
        <Button variant="primary" wide onClick={on.onAction}>
          {action}
        </Button>
      </span>
    </section>
  );
}
