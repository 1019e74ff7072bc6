import { matchesMedia } from './browser';
import styles from './leaving.module.css';

/** What would be loaded or be heard once more if it was drawn again. */
const HEAVY = 'iframe, video, audio, object, embed, canvas';

/** A picture of a window that fades would stay for good where its animation does not run. */
const AT_THE_LATEST_MS = 1000;

/**
 * The ref of a window that is only there while it is open: when it goes, a picture of it fades in its place for as long
 * as SPEC §9 "Modal defaults" says. Nobody can press, read or find anything in that picture.
 */
export function leavesSlowly(node: HTMLElement | null): (() => void) | undefined {
  if (node === null) return undefined;
  return () => {
    const { scrollTop } = node;
    // A ref may be taken away from a window that stays: only one that has gone leaves.
    queueMicrotask(() => {
      if (node.isConnected || matchesMedia('(prefers-reduced-motion: reduce)')) return;
      const picture = pictureOf(node);
      document.body.append(picture);
      picture.scrollTop = scrollTop;
      const end = () => picture.remove();
      picture.addEventListener('animationend', end, { once: true });
      setTimeout(end, AT_THE_LATEST_MS);
    });
  };
}

function pictureOf(node: HTMLElement): HTMLElement {
  const picture = node.cloneNode(true) as HTMLElement;
  for (const each of picture.querySelectorAll<HTMLElement>(HEAVY)) {
    const place = document.createElement('div');
    place.style.cssText = each.style.cssText;
    each.replaceWith(place);
  }
  for (const each of picture.querySelectorAll<HTMLInputElement>('input[type="password"]')) {
    each.value = '';
  }
  for (const each of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of ['id', 'role', 'aria-live', 'aria-label', 'name', 'for']) {
      each.removeAttribute(name);
    }
  }
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  picture.classList.add(styles.leaving ?? '');
  return picture;
}
