import { CircleCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './done.module.css';

interface Props {
  picture?: LucideIcon;
  title: string;
  text: string;
  note?: ReactNode;
}

/** What stands where a form was: it is done, and this comes next. Whoever does not see it hears it. */
export function Done({ picture: Picture = CircleCheck, title, text, note }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done} data-done="">
      <Picture size={32} aria-hidden="true" className={styles.picture} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p role="status">{text}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
