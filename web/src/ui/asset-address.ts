import type { AssetVariants } from '@touchline/wire/site-config';

/** Which of its variants a picture is wanted in. */
export interface AssetVariant {
  /** For the day's theme. */
  isLight?: boolean;
  /** For narrow screens. */
  isMobile?: boolean;
}

/**
 * The address of a variant of a picture (SPEC §9): `/a/banner.png` is `/a/banner-light-mobile.png` by day on a phone.
 * What follows the name, such as a version, stays; an address without a file's ending has no variants.
 */
export function assetAddress(
  address: string,
  { isLight = false, isMobile = false }: AssetVariant,
): string {
  const suffix = `${isLight ? '-light' : ''}${isMobile ? '-mobile' : ''}`;
  const [whole, name = '', ending = ''] = FILE.exec(address) ?? [''];
  return whole === '' ? address : `${name}${suffix}${ending}${address.slice(whole.length)}`;
}

/** A path with a file's name at its end, then its ending. */
const FILE = /^((?:https?:\/\/[^/?#]+)?\/(?:[^?#]*\/)?[^/?#]+)(\.\w+)(?=$|[?#])/;

/** One of the sources of a picture: the browser takes the first whose media query holds. */
export interface AssetSource {
  /** Undefined where it always holds. */
  media: string | undefined;
  address: string;
}

const LIGHT = '(prefers-color-scheme: light)';
const MOBILE = '(width < 780px)';

/**
 * Where a picture is fetched from that lies there in variants, the nearest first and the ordinary one left out. `theme`
 * is what the reader chose; null follows their system, so that a page that comes from the server needs no script.
 */
export function assetSources(
  address: string,
  variants: AssetVariants,
  theme: 'night' | 'day' | null,
): AssetSource[] {
  const hasLight = variants.includes('light') && theme !== 'night';
  const hasMobile = variants.includes('mobile');
  const day = theme === null ? LIGHT : undefined;
  const wanted = [
    hasLight && hasMobile && { isLight: true, isMobile: true, media: both(day, MOBILE) },
    hasLight && { isLight: true, media: day },
    hasMobile && { isMobile: true, media: MOBILE },
  ].filter((each) => each !== false);
  const sources = wanted.map(({ media, ...variant }) => ({
    media,
    address: assetAddress(address, variant),
  }));
  // What has no ending has no variants.
  return sources.filter((each) => each.address !== address);
}

/** A picture and the one that stands for it on narrow screens; one of them for both where the other is null. */
export interface ShapedPicture {
  desktop: string | null;
  mobile: string | null;
}

/**
 * Where such a picture is fetched from, and where else before that, the nearest first; null where there is none. Each of
 * the two may lie there for the light theme too; one that stands alone, for narrow screens as well.
 */
export function shapedSources(
  { desktop, mobile }: ShapedPicture,
  variants: AssetVariants,
  theme: 'night' | 'day' | null,
): { source: string; others: AssetSource[] } | null {
  const light = variants.filter((each) => each === 'light');
  if (desktop !== null && mobile !== null) {
    const narrow = [...assetSources(mobile, light, theme), { media: undefined, address: mobile }];
    const onMobile = narrow.map(({ media, address }) => ({ media: both(media, MOBILE), address }));
    return { source: desktop, others: [...onMobile, ...assetSources(desktop, light, theme)] };
  }
  if (desktop !== null) return { source: desktop, others: assetSources(desktop, variants, theme) };
  return mobile === null ? null : { source: mobile, others: assetSources(mobile, light, theme) };
}

function both(one: string | undefined, other: string): string {
  return one === undefined ? other : `${one} and ${other}`;
}
