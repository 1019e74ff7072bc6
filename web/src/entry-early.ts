import { leaveKeptRoom } from './features/favorites/kept-room';
import { startAfterPaint } from './routes/after-paint';

/*
 * Runs long before the page does, and remembers presses on buttons: somebody who sees odds presses
 * them. The browser opens popovers without us.
 */
const buttons: HTMLElement[] = [];

function remember({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest('button') : null;
  if (pressed && !pressed.hasAttribute('popovertarget')) buttons.push(pressed);
}

document.addEventListener('click', remember, true);
window.earlyPresses = {
  buttons,
  stop: () => document.removeEventListener('click', remember, true),
};

/* Errors before there is anybody to report them to are kept, in so far as somebody may want them. */
const MOST_ERRORS = 20;
const events: Event[] = [];
const keep = (event: Event) => void (events.length < MOST_ERRORS && events.push(event));
const KINDS = ['error', 'unhandledrejection'];

for (const kind of KINDS) addEventListener(kind, keep);
window.earlyErrors = {
  events,
  stop: () => KINDS.forEach((kind) => removeEventListener(kind, keep)),
};

try {
  leaveKeptRoom(localStorage, document.documentElement);
  // Their markets stand first, which the server does not know.
  if (localStorage.getItem('starredMarkets')) document.documentElement.dataset['starred'] = '';
} catch {
  // A browser that keeps nothing has kept no rows.
}

startAfterPaint();
