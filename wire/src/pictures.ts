/** Where pictures are asked for, on the sportsbook's origin. */
export const PICTURES = '/pictures';

/** The widths that pictures are made in, in pixels; everything between is shown by the next larger one. */
export const PICTURE_WIDTHS = [64, 128, 256, 384, 640, 828, 1080, 1280, 1920] as const;

/** SPEC §5 "Image quality". */
export const USUAL_QUALITY = 80;

/** The address of a picture, so many pixels wide: the proxy's (SPEC §7 "Media via an image proxy"). */
export function pictureAddress(source: string, width: number, quality = USUAL_QUALITY): string {
  const asked = {
    url: source,
    w: String(width),
    ...(quality === USUAL_QUALITY ? {} : { q: String(quality) }),
  };
  return `${PICTURES}?${new URLSearchParams(asked).toString()}`;
}

/**
 * The widths to offer for a picture that is shown at most so many CSS pixels wide: on screens of up to two device pixels
 * for each. More are not told apart.
 */
export function offeredWidths(shown: number): number[] {
  const most = PICTURE_WIDTHS.findIndex((each) => each >= shown * 2);
  const last = most === -1 ? PICTURE_WIDTHS.length : most + 1;
  return PICTURE_WIDTHS.slice(0, last).filter((each) => each * 3 >= shown);
}
