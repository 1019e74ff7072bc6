import type { GameApp } from '@touchline/domain/games/game-rules';
import styles from './game-picture.module.css';

/** Our own line drawings, 120 by 80. */
const DRAWINGS: Readonly<Record<GameApp, string>> = {
  /** A horse's head at the post. */
  horse_racing:
    'M30 68c-2-14 2-24 9-32 5-6 11-9 18-10l3-9 5 7c9 3 16 10 21 20l6 9c1 3-1 6-4 7l-6 1-10-9c-6-1-10 0-14 3-4 4-5 8-4 13M66 37h.01M39 36c6-1 11 0 15 3M33 47c5 0 9 1 12 3M104 12v58M104 14h-12v12h12',
  /** Three balls, drawn. */
  lottery:
    'M34 28a17 17 0 1 0 0 34 17 17 0 0 0 0-34zM74 10a15 15 0 1 0 0 30 15 15 0 0 0 0-30zM84 44a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM32 38h5l-4 14M70 20c2-3 8-2 7 2-1 3-6 4-7 8h8M81 52h6l-4 4c5 0 5 7 0 7h-2',
  /** A bat, a ball and the wicket. */
  premium_cricket:
    'M82 20v48M92 20v48M102 20v48M79 17h26M24 62l30-34 8 7-30 34a5.5 5.5 0 0 1-8-7zM58 31l14-15M40 12a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  /** Two dice thrown at each other. */
  virtual_gaming_arena:
    'M20 26h28a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4zM72 26h28a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H72a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4zM25 35h.01M43 53h.01M34 44h.01M77 35h.01M95 35h.01M77 53h.01M95 53h.01M60 12v10M54 18l6-6 6 6',
};

/** The picture of a game. Decorative: its name stands beside it. */
export function GamePicture({ app, small = false }: { app: GameApp; small?: boolean }) {
  return (
    <svg
      viewBox="0 0 120 80"
      className={`${styles.picture} ${small ? styles.small : ''}`}
      aria-hidden="true"
    >
      <path d={DRAWINGS[app]} />
    </svg>
  );
}
