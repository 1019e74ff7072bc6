import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../../i18n/text';
import styles from './share-slider.module.css';

interface ShareSliderProps {
  /** In hundredths of what is left. */
  share: number;
  least: number;
  onChange: (share: number) => void;
  /** What the share means, in words: also what a screen reader says of the slider. */
  means: string;
  disabled?: boolean;
  children?: ReactNode;
}

/** How much of a bet: by pointer, by arrow keys in hundredths, and by Page Up and Page Down in tenths. */
export function ShareSlider({
  share,
  least,
  onChange,
  means,
  disabled,
  children,
}: ShareSliderProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.share}>
      <p className={styles.head}>
        <label htmlFor={id}>{t('my-bets.cash.share')}</label>
        <output htmlFor={id}>{share} %</output>
      </p>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={least}
        max={100}
        step={1}
        value={share}
        disabled={disabled}
        aria-valuetext={means}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {children}
    </div>
  );
}
