import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** `primary` for the one thing to do, `quiet` beside it, `plain` inside text and bars. */
  variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills the width it is given. */
  wide?: boolean;
  /** Shows that the press is being worked on, and takes no second one. */
  busy?: boolean;
}

/** A button with words. `type` is `button` unless said otherwise. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  wide = false,
  busy = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three by its own type
      type={type}
      className={`${styles.button} ${styles[variant]} ${styles[size]} ${wide ? styles.wide : ''}`}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {children}
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
