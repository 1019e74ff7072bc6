import { offeredWidths, pictureAddress } from '@touchline/wire/pictures';
import { useState } from 'react';
import { useSite } from '../i18n/site-context';
import type { AssetSource } from './asset-address';
import styles from './picture.module.css';
import { report } from './report';

export interface PictureProps {
  /** A path of our own, `/cms/…`, or an https address of an origin that the site names. */
  source: string;
  /** What it shows, for those who do not see it; empty where words beside it say so. */
  alt: string;
  /** The most it is shown at, in CSS pixels; together they are its shape, which it keeps while it comes. */
  width: number;
  height: number;
  /** How wide it is shown where that depends on the screen, as the attribute `sizes` has it. */
  sizes?: string;
  /** How it fills its shape: cut to it, or whole within it. */
  fit?: 'cover' | 'contain';
  /** On the first screen: it is fetched at once. */
  isFirst?: boolean;
  /** From 0 to 100; 80 unless it is said. */
  quality?: number;
  /** Where else it is fetched from, before `source`, where their media queries hold. */
  variants?: readonly AssetSource[];
  /** Called when it does not come. Its place stays. */
  onMissing?: () => void;
}

/**
 * A picture by the image proxy (SPEC §7), in the width and format that fit the screen. It is fetched as it comes near
 * the window, and its place has its shape from the beginning, so that nothing moves.
 */
export function Picture(props: PictureProps) {
  const { source, alt, width, height, fit = 'cover', isFirst = false, quality, onMissing } = props;
  const { variants = [] } = props;
  const { app, sportsbookOrigin } = useSite();
  const [missing, setMissing] = useState('');
  const proxied = (address: string, each: number) =>
    `${app === 'sportsbook' ? '' : sportsbookOrigin}${pictureAddress(address, each, quality)}`;
  const isMissing = missing === source;
  const widths = offeredWidths(width);
  const sizes = props.sizes ?? `${width}px`;
  const setOf = (address: string) =>
    widths.map((each) => `${proxied(address, each)} ${each}w`).join(', ');
  return (
    <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      {!isMissing && (
        <picture>
          {variants.map(({ media, address }) => (
            <source key={address} media={media} srcSet={setOf(address)} sizes={sizes} />
          ))}
          <img
            className={fit === 'cover' ? styles.cover : styles.contain}
            src={proxied(source, widths.at(-1) ?? width)}
            srcSet={setOf(source)}
            sizes={sizes}
            alt={alt}
            width={width}
            height={height}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => {
              setMissing(source);
              report(new MissingPicture(source));
              onMissing?.();
            }}
          />
        </picture>
      )}
    </span>
  );
}

/** A picture that did not come. */
class MissingPicture extends Error {
  override readonly name = 'MissingPicture';
}
