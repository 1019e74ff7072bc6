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
