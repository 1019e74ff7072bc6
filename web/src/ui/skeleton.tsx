import styles from './skeleton.module.css';

/** A grey bar of the size of what it stands for; sizes are CSS lengths. */
export function Skeleton({ width = '100%', height = '14px' }: { width?: string; height?: string }) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}
