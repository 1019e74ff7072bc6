import type { ReactNode } from 'react';
import type { Ground } from './grounds';
import styles from './live-tracker.module.css';
import type { Latest, Scene, Zone } from './scene';

/** Units of the picture. The home side attacks away from where the reader begins, whichever end it plays to. */
const WIDE = 200;
const HIGH = 100;

/** Each zone as it lies for the home side; for the other it is turned round. */
const AREAS: Readonly<Record<Zone, ReactNode>> = {
  attacked_goal: <circle cx={190} cy={50} r={12} />,
  attacked_end: (
    <>
      <path d="M198 2h-16a16 16 0 0 0 16 16z" />
      <path d="M198 98h-16a16 16 0 0 1 16-16z" />
    </>
  ),
  attacked_area: <rect x={168} y={24} width={30} height={52} />,
  own_half: <rect x={2} y={2} width={98} height={96} />,
  own_bench: <rect x={30} y={88} width={44} height={10} rx={3} />,
};

const LINES: Readonly<Record<Ground, ReactNode>> = {
  pitch: (
    <>
      <path d="M100 2v96M2 24h30v52H2M198 24h-30v52h30M2 38h12v24H2M198 38h-12v24h12" />
      <circle cx={100} cy={50} r={14} />
      <path d="M32 40a14 14 0 0 1 0 20M168 40a14 14 0 0 0 0 20" />
    </>
  ),
  court: (
    <>
      <path d="M2 14h196M2 86h196M50 14v72M150 14v72M50 50h100" />
      <path className={styles.net} d="M100 2v96" />
    </>
  ),
  floor: (
    <>
      <path d="M100 2v96M2 36h36v28H2M198 36h-36v28h36" />
      <circle cx={100} cy={50} r={12} />
      <path d="M2 12h16a40 40 0 0 1 0 76H2M198 12h-16a40 40 0 0 0 0 76h16" />
      <circle cx={10} cy={50} r={3} />
      <circle cx={190} cy={50} r={3} />
    </>
  ),
  rink: (
    <>
      <path d="M100 2v96M70 2v96M130 2v96M16 2v96M184 2v96" />
      <circle cx={100} cy={50} r={12} />
      <path d="M16 43h6v14h-6M184 43h-6v14h6" />
      <circle cx={42} cy={26} r={9} />
      <circle cx={42} cy={74} r={9} />
      <circle cx={158} cy={26} r={9} />
      <circle cx={158} cy={74} r={9} />
    </>
  ),
};

/** The ground with what has happened last on it. What it shows is said in words beside it. */
export function GroundPicture({ ground, scene }: { ground: Ground; scene: Scene }) {
  return (
    <svg
      className={styles.ground}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      data-ground={ground}
      aria-hidden="true"
    >
      <rect
        className={styles.surface}
        x={2}
        y={2}
        width={196}
        height={96}
        rx={ground === 'rink' ? 24 : 2}
      />
      <g className={styles.lines}>{LINES[ground]}</g>
      {scene.latest && <Happening key={scene.latest.key} latest={scene.latest} />}
      {scene.server && (
        <circle className={styles.server} cx={scene.server === 'home' ? 8 : 192} cy={68} r={4} />
      )}
    </svg>
  );
}

function Happening({ latest: { zone, side, kind } }: { latest: Latest }) {
  if (zone === null) return null;
  return (
    <g
      className={styles.happening}
      data-kind={kind}
      transform={side === 'away' ? `rotate(180 ${WIDE / 2} ${HIGH / 2})` : undefined}
    >
      {AREAS[zone]}
    </g>
  );
}
