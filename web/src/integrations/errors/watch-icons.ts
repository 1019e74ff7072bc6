import { iconsAddress } from '../../ui/icons-address';
import { report } from '../../ui/report';

/** The sprite did not come: every drawing of the page is missing. */
export class IconsMissing extends Error {
  override readonly name = 'IconsMissing';
}

/** As much of an image as is needed here. */
type Watched = Pick<HTMLImageElement, 'addEventListener' | 'src'>;

/**
 * Reports once when our drawings do not load (SPEC §8 "A failed icon load is reported"). What refers to a drawing tells
 * nobody that it is missing, so the file is asked for once more by an image, which does; it comes out of the cache.
 */
export function watchIcons(image: Watched = new Image()): void {
  image.addEventListener('error', () => report(new IconsMissing(iconsAddress())), { once: true });
  image.src = iconsAddress();
}
