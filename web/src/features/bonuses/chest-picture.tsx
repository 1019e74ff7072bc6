import type { ChestSize } from '@touchline/domain/bonus/chest';
import styles from './chest-picture.module.css';

interface Props {
  size: ChestSize;
  /** Null while it is closed. */
  outcome: 'win' | 'loss' | null;
  /** What it shows, for those who do not see it. */
  label: string;
}

/** How wide a chest is drawn, and how many coins it shows when it is open. */
const DRAWN: Readonly<
  Record<ChestSize, { width: number; coins: readonly (readonly [number, number])[] }>
> = {
  small: { width: 56, coins: [[60, 44]] },
  medium: {
    width: 76,
    coins: [
      [50, 45],
      [60, 40],
      [70, 45],
    ],
  },
  large: {
    width: 96,
    coins: [
      [38, 45],
      [49, 39],
      [60, 34],
      [71, 39],
      [82, 45],
    ],
  },
};

/** A chest in three sizes: closed, open with what it held, or locked for good (SPEC §3 "Chest images"). */
export function ChestPicture({ size, outcome, label }: Props) {
  const { width, coins } = DRAWN[size];
  const from = 60 - width / 2;
  const to = 60 + width / 2;
  return (
    <svg
      viewBox="0 0 120 96"
      className={styles.chest}
      data-outcome={outcome ?? 'closed'}
      role="img"
      aria-label={label}
    >
      <ellipse cx="60" cy="86" rx={width / 2 + 8} ry="4" className={styles.ground} />
      {outcome === 'win' && (
        <g className={styles.coins}>
          {coins.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="6" />
          ))}
        </g>
      )}
      <path
        className={styles.box}
        d={`M${from} 52h${width}v30a4 4 0 0 1-4 4H${from + 4}a4 4 0 0 1-4-4z`}
      />
      <path className={styles.bands} d={`M${from + 10} 52v34M${to - 10} 52v34`} />
      <path
        className={styles.lid}
        d={`M${from} 52v-8a14 14 0 0 1 14-14h${width - 28}a14 14 0 0 1 14 14v8z`}
      />
      <rect className={styles.lock} x="54" y="48" width="12" height="14" rx="3" />
      {outcome === 'loss' && <path className={styles.cross} d="M57 52l6 6M63 52l-6 6" />}
    </svg>
  );
}
