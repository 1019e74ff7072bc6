import styles from './flag.module.css';

/**
 * Flags that are told apart at sixteen pixels, by the three letters feeds have for their countries:
 * how a flag is built, then its colours. `h` and `v` are stripes, `c` a cross, `n` one that stands
 * nearer the hoist, `o` a disc, `d` a diamond with a disc.
 */
const FLAGS: Readonly<Record<string, string>> = {
  ARG: 'h 74acdf fff 74acdf',
  AUT: 'h ed2939 fff ed2939',
  BEL: 'v 000 fae042 ed2939',
  BGR: 'h fff 00966e d62612',
  BRA: 'd 009739 fedd00 012169',
  COL: 'h fcd116 fcd116 003893 ce1126',
  DEU: 'h 111 d00 fc0',
  DNK: 'n c8102e fff fff',
  ENG: 'c fff c8102e',
  ESP: 'h aa151b f1bf00 f1bf00 aa151b',
  EST: 'h 0072ce 111 fff',
  FIN: 'n fff 002f6c 002f6c',
  FRA: 'v 0055a4 fff ef4135',
  HUN: 'h cd2a3e fff 436f4d',
  IRL: 'v 169b62 fff ff883e',
  ISL: 'n 02529c fff dc1e35',
  ITA: 'v 008c45 fff cd212a',
  JPN: 'o fff bc002d',
  LTU: 'h fdb913 006a44 c1272d',
  LUX: 'h ed2939 fff 00a1de',
  LVA: 'h 9e3039 9e3039 fff 9e3039 9e3039',
  MEX: 'v 006847 fff ce1126',
  NGA: 'v 008751 fff 008751',
  NLD: 'h ae1c28 fff 21468b',
  NOR: 'n ba0c2f fff 00205b',
  PER: 'v d91023 fff d91023',
  POL: 'h fff dc143c',
  PRT: 'v 060 060 d00 d00 d00',
  ROU: 'v 002b7f fcd116 ce1126',
  RUS: 'h fff 0039a6 d52b1e',
  SWE: 'n 006aa7 fecc00 fecc00',
  UKR: 'h 0057b7 ffd700',
};

/** Whether there is a flag for a country, by its three letters. */
export function hasFlag(country: string | null): country is string {
  return country !== null && country in FLAGS;
}

/** A country's flag, or nothing. Decorative: the country's name stands beside it or is said. */
export function Flag({
  country,
  size = 'small',
}: {
  country: string | null;
  size?: 'small' | 'large';
}) {
  if (!hasFlag(country)) return null;
  const [build = 'h', ...colours] = (FLAGS[country] ?? '').split(' ');
  return (
    <svg viewBox="0 0 20 15" className={styles[size]} aria-hidden="true">
      <Paint build={build} colours={colours.map((hex) => `#${hex}`)} />
      <rect x="0.5" y="0.5" width="19" height="14" rx="2.5" className={styles.edge} />
    </svg>
  );
}

function Paint({ build, colours }: { build: string; colours: readonly string[] }) {
  const [ground, second, third] = colours;
  switch (build) {
    case 'h':
    case 'v':
      return <Stripes upright={build === 'v'} colours={colours} />;
    case 'c':
      return <Cross at={10} ground={ground} outer={second} inner={second} />;
    case 'n':
      return <Cross at={7} ground={ground} outer={second} inner={third} />;
    default:
      return (
        <>
          <rect width="20" height="15" fill={ground} />
          {build === 'd' && <path d="M10 1.8l7.6 5.7L10 13.2 2.4 7.5z" fill={second} />}
          <circle cx="10" cy="7.5" r={build === 'd' ? 2.9 : 4.2} fill={third ?? second} />
        </>
      );
  }
}

/** Each stripe reaches to the far edge under the next one, so that no seam shows between them. */
function Stripes({ upright, colours }: { upright: boolean; colours: readonly string[] }) {
  const size = (upright ? 20 : 15) / colours.length;
  return colours.map((colour, index) => (
    <rect
      // oxlint-disable-next-line react/no-array-index-key -- stripes have nothing but their place
      key={index}
      x={upright ? index * size : 0}
      y={upright ? 0 : index * size}
      width="20"
      height="15"
      fill={colour}
    />
  ));
}

interface CrossProps {
  /** Where its upright stands. */
  at: number;
  ground: string | undefined;
  outer: string | undefined;
  inner: string | undefined;
}

function Cross({ at, ground, outer, inner }: CrossProps) {
  const path = `M${at} 0v15M0 7.5h20`;
  return (
    <>
      <rect width="20" height="15" fill={ground} />
      <path d={path} stroke={outer} strokeWidth="4" />
      <path d={path} stroke={inner} strokeWidth="2.2" />
    </>
  );
}
