import { PICTURE_WIDTHS, USUAL_QUALITY } from '@touchline/wire/pictures';

/** What a picture is sent as. `same` is the format it came in. */
export type PictureFormat = 'avif' | 'webp' | 'same';

/** SPEC §5 "Image quality". */
const SCALES: Readonly<Record<PictureFormat, number>> = { avif: 0.8125, webp: 0.875, same: 1 };

/**
 * The quality a picture is encoded with (SPEC §5): 80 unless another is asked for, scaled by 0.8125 for AVIF and by
 * 0.875 for WebP, which look as good with less, and kept within 0 and 100. A whole number.
 */
export function qualityFor(format: PictureFormat, asked: number = USUAL_QUALITY): number {
  return Math.round(Math.min(100, Math.max(0, asked * SCALES[format])));
}

/** The smallest width of the ladder that is not below what was asked for. */
export function widthFor(asked: number): number {
  return (
    PICTURE_WIDTHS.find((each) => each >= asked) ??
    PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ??
    asked
  );
}

/** The formats that a browser takes by its Accept header, the best first. One with a weight of 0 is refused. */
export function formatsFor(accept: string | undefined): PictureFormat[] {
  const taken = new Set(
    (accept ?? '').split(',').flatMap((each) => {
      const [type = '', ...parameters] = each
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      return parameters.some((part) => /^q=0(\.0*)?$/.test(part)) ? [] : [type];
    }),
  );
  const named = (['avif', 'webp'] as const).filter((format) => taken.has(`image/${format}`));
  return [...named, 'same'];
}
