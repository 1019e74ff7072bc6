import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './corner-card.module.css';
import { IconButton } from './icon-button';

interface Props {
  label: string;
  /** What stands at its beginning. */
  picture: ReactNode;
  words: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** What stands below, in the card's whole width each. */
  children: ReactNode;
}

/** A card in the corner that tells of something and is in nobody's way. */
export function CornerCard({ label, picture, words, closeLabel, onClose, children }: Props) {
  return (
    <section className={styles.card} aria-live="polite" aria-label={label}>
      {picture}
      <div className={styles.words}>{words}</div>
      <IconButton label={closeLabel} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      {children}
    </section>
  );
}
