import type { LucideIcon } from 'lucide-react';
import { Button } from './button';
import { CornerCard } from './corner-card';
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

/** A card in the corner that reminds of something. */
export function ReminderCard({ icon: Icon, title, text, action, closeLabel, ...on }: Props) {
  return (
    <CornerCard
      label={title}
      picture={<Icon size={22} className={styles.picture} aria-hidden="true" />}
      words={
        <>
          <strong>{title}</strong>
          <p>{text}</p>
        </>
      }
      closeLabel={closeLabel}
      onClose={on.onClose}
    >
      <Button variant="primary" wide onClick={on.onAction}>
        {action}
      </Button>
    </CornerCard>
  );
}
