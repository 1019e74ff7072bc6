import { isRightToLeft } from '@touchline/wire/locale';
import { readMessage } from '@touchline/wire/window/read-message';
import {
  type SpiFramePage,
  type SpiFromFrame,
  type SpiLook,
  type SpiToFrame,
  spiToFrame,
} from '@touchline/wire/window/spi';
import { type Counter, depositAt } from './deposit';
import { type DepositForm, depositForm } from './form';
import css from './frame.css?inline';
import { ENGLISH } from './messages';

const CHIPS = [20, 50, 100, 200];

const HELP = '/help-center';

type Configured = Extract<SpiToFrame, { type: 'spi.configure' }>;

/**
 * Runs the form's document: it shows nothing until one of our own pages around it has said what to show. Whoever else
 * puts it into a frame of theirs gets an empty one.
 */
export function startFrame(page: SpiFramePage): void {
  const origins = new Set(page.parents);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  let shown: DepositForm | null = null;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (window.parent === window) return;
    const message = readMessage(spiToFrame, event, { window: window.parent, origins });
    if (message?.type === 'spi.configure') shown = show(message, page, teller(event.origin));
    if (message?.type === 'spi.look') wear(message.look);
    if (message?.type === 'spi.reset') shown?.stand({ is: 'ready' });
  });
  // Whose page this is is not known yet; that the form is there is no secret.
  const ready: SpiFromFrame = { type: 'spi.ready' };
  window.parent.postMessage(ready, '*');
}

type Tell = Counter['tell'];

function teller(origin: string): Tell {
  return (message) => window.parent.postMessage(message, origin);
}

function show(message: Configured, page: SpiFramePage, tell: Tell): DepositForm {
  const { limits, aboutAEuro, isClosed = false } = page;
  const { config, opens, returnUrl } = message;
  const { mode = 'full', locale, currency, subunits, amount = null, chips = CHIPS } = config;
  const messages = { ...ENGLISH, ...message.messages };
  const unit = aboutAEuro[currency] ?? subunits;
  document.documentElement.lang = locale;
  document.documentElement.dir = isRightToLeft(locale) ? 'rtl' : 'ltr';
  wear(message.look);
  const shown: DepositForm = depositForm({
    mode,
    format: { locale, currency, subunits },
    limits: { min: limits.min * unit, max: limits.max * unit },
    amount,
    isClosed,
    chips: chips.map((count) => count * unit),
    messages,
    helpUrl: ourPage(config.helpUrl) ?? HELP,
    onSubmit: (asked) => depositAt({ config, messages, opens, returnUrl, tell, shown }, asked),
  });
  document.body.replaceChildren(shown.form);
  // Keys that are pressed in a frame never reach the page around it.
  shown.form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'spi.leave' });
  });
  if (isClosed) tell({ type: 'spi.closed' });
  tellSize(shown.form, tell);
  return shown;
}

/** Only pages of this origin are linked to, whatever the page around us says. */
function ourPage(address: string | undefined): string | null {
  const { origin } = window.location;
  if (address === undefined || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : null;
}

function tellSize(form: HTMLElement, tell: Tell): void {
  const watcher = new ResizeObserver(() => {
    tell({ type: 'spi.size', height: Math.ceil(form.getBoundingClientRect().height) });
  });
  watcher.observe(form);
}

/** Takes on the colours of the page. The same scheme as the page's keeps the frame transparent. */
function wear({ scheme, properties }: SpiLook): void {
  const { style } = document.documentElement;
  style.colorScheme = scheme;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}
