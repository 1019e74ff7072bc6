import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'type' | 'aria-label' | 'title' | 'children'
> {
  /** What it does, for those who do not see the picture and as a tooltip. */
  label: string;
  children: ReactNode;
}

/** A square button with a picture instead of words. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label} title={label}>
      {children}
    </button>
  );
}
