import { pictureAddress } from '@touchline/wire/pictures';
import { useState } from 'react';
import { crestLook, crestName } from '@touchline/domain/crest';
import styles from './crest.module.css';
import { iconsAddress } from './icons-address';

interface CrestProps {
  name: string;
  /** A picture of the team's own, where there is one. */
  logo?: string | null | undefined;
  size?: 'small' | 'large';
}

/** The widths of the sprite's and of a team's own, in CSS pixels, and of what is fetched for them. */
const WIDTHS = { small: [16, 64], large: [40, 128] } as const;

/**
 * A team's logo, or a crest made from its name: the same name always has the same one. A logo that lies with us is such a
 * crest, and drawn without a file to fetch. Decorative: the name stands beside it.
 */
export function Crest({ name, logo, size = 'small' }: CrestProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (logo && logo !== missing && !logo.startsWith('/')) {
    const [shown, fetched] = WIDTHS[size];
    return (
      <img
        className={styles[size]}
        src={pictureAddress(logo, fetched)}
        width={shown}
        height={shown}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setMissing(logo)}
      />
    );
  }
  const { first, second, shape, pattern } = crestLook(name);
  return (
    <svg className={styles[size]} color={first} fill={second} aria-hidden="true">
      <use href={`${iconsAddress()}#${crestName(shape, pattern)}`} />
    </svg>
  );
}
