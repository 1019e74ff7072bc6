import styles from './outcome-button.module.css';

/** The odds on the page that can be pressed now and are drawn, in the order in which they are read. */
export function oddsButtons(): HTMLButtonElement[] {
  const all = document.querySelectorAll<HTMLButtonElement>(
    `button.${styles.button}:not(:disabled)`,
  );
  return [...all].filter((button) => button.checkVisibility({ contentVisibilityAuto: true }));
}
