import sharp, { type Sharp } from 'sharp';
import { NoPicture } from './fetch-picture';
import { type PictureFormat, qualityFor } from './picture-rules';

// The other cores belong to pages and bets; and what was encoded is kept on disk, not in memory.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures of more pixels are not opened: they are small as a file, and huge in memory. */
const MOST_PIXELS = 40_000_000;

/** Formats that are opened, by the names that sharp has for them, with what `same` writes in their place. */
const SAME: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'png',
  // A drawing could hold scripts: it is always painted.
  svg: 'png',
  heif: 'jpeg',
};

/** What a picture is to become. */
export interface Wanted {
  /** In pixels; a smaller picture stays as it is. */
  width: number;
  /** As it was asked for, before it is scaled by the format. */
  quality: number;
  format: PictureFormat;
}

export interface EncodedPicture {
  type: `image/${'avif' | 'webp' | 'jpeg' | 'png'}`;
  bytes: Buffer;
}

/** Paints a picture anew: so wide, turned as its camera said, and without anything but its pixels. */
export async function encodePicture(source: Buffer, wanted: Wanted): Promise<EncodedPicture> {
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error' });
  const came = await formatOf(picture);
  const to = wanted.format === 'same' ? came : wanted.format;
  const quality = Math.max(1, qualityFor(wanted.format, wanted.quality));
  try {
    const sized = picture
      .autoOrient()
      .resize({ width: wanted.width, withoutEnlargement: true, fit: 'inside' });
    return { type: `image/${to}`, bytes: await written(sized, to, quality) };
  } catch (error) {
    throw new NoPicture('no_picture', messageOf(error));
  }
}

async function formatOf(picture: Sharp): Promise<'jpeg' | 'png' | 'webp'> {
  const { format } = await picture.metadata().catch((error: unknown) => {
    throw new NoPicture('no_picture', messageOf(error));
  });
  const same = SAME[format];
  if (same === undefined) throw new NoPicture('no_picture', `is ${format}`);
  return same;
}

function written(
  picture: Sharp,
  format: 'avif' | 'webp' | 'jpeg' | 'png',
  quality: number,
): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: 4 }).toBuffer();
    case 'webp':
      return picture.webp({ quality }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
