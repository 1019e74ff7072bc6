import { flagOf } from '@touchline/domain/region';
import { useSite } from '../i18n/site-context';
import styles from './flag.module.css';
import { iconsAddress } from './icons-address';

declare global {
  /** The folder of this build's flags below the base path; the build puts it in. */
  const FLAGS_FOLDER: string;
}

/** Whether there is a flag for a country, by its three letters. */
export function hasFlag(country: string | null): country is string {
  return country !== null && flagOf(country) !== undefined;
}

/** Three to two, as the drawings are, in CSS pixels. */
const SIZES = { small: [18, 12], large: [42, 28] } as const;

/**
 * A country's flag, or a globe for what is played in none. Decorative: the country's name stands beside it or is said.
 * A flag is a file of its own that is fetched as it comes near the window; its place is there from the beginning.
 */
export function Flag({
  country,
  size = 'small',
}: {
  /** Three letters, as feeds have them. */
  country: string | null;
  size?: keyof typeof SIZES;
}) {
  const { basePath } = useSite();
  const flag = country === null ? undefined : flagOf(country);
  const [width, height] = SIZES[size];
  if (flag === undefined) {
    return (
      <svg className={styles.globe} width={width} height={height} aria-hidden="true">
        <use href={`${iconsAddress()}#ui-globe`} />
      </svg>
    );
  }
  return (
    <img
      className={styles[size]}
      src={basePath + flagFile(flag)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** Where a flag is below the base path; its folder changes with the drawings, so that a file is kept for good. */
function flagFile(flag: string): string {
  return `${typeof FLAGS_FOLDER === 'undefined' ? 'assets/flags' : FLAGS_FOLDER}/${flag}.webp`;
}
