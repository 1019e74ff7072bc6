import { iconsAddress } from '../../ui/icons-address';
import { report } from '../../ui/report';

/** The sprite did not come: every drawing of the page is missing. */
export class IconsMissing extends Error {
  override readonly name = 'IconsMissing';
}

/**
 * Reports once when our drawings do not load (SPEC §8 "A failed icon load is reported"). What refers to a drawing tells
 * nobody that it is missing, so the file is asked for once more by an image, which does; it comes out of the cache.
 */
export function watchIcons(image: Pick<HTMLImageElement, 'onerror' | 'src'> = new Image()): void {
  image.onerror = () => {
    image.onerror = null;
    report(new IconsMissing(iconsAddress()));
  };
  image.src = iconsAddress();
}
