import type { SpiMessages } from '@touchline/wire/window/spi';
import { type AmountFormat, formatAmount, parseAmount, shortAmount, typedAmount } from './amount';
import { amountField, amountInput, element, group } from './elements';
import { filled } from './messages';

/** What the form shows and says. Amounts are in subunits. */
export interface FormOptions {
  mode: 'full' | 'quick';
  format: AmountFormat;
  limits: { min: number; max: number };
  /** What stands in the field at first; null leaves it empty. */
  amount: number | null;
  chips: readonly number[];
  /** Nobody collects money now. */
  isClosed: boolean;
  messages: SpiMessages;
  helpUrl: string;
  onSubmit: (amount: number) => void;
}

/**
 * How the form stands: to be filled in, with a sentence about the try before; being sent; paid elsewhere; or of no use
 * while nobody collects money.
 */
export type Standing =
  | { is: 'ready'; error?: string; note?: string }
  | { is: 'sending' }
  | { is: 'in_window'; show: () => void }
  | { is: 'closed' };

/** The form, and how to change how it stands. */
export interface DepositForm {
  form: HTMLFormElement;
  stand: (standing: Standing) => void;
}

/** Builds the deposit form: an amount, buttons for usual amounts, and one button that says what it does. */
export function depositForm(options: FormOptions): DepositForm {
  const { format, limits, messages, mode, isClosed, onSubmit } = options;
  const parts = partsOf(options);
  const { form, input, error, note, submit, chips, away, showWindow, closed } = parts;
  let standing: Standing = { is: isClosed ? 'closed' : 'ready' };

  const amount = () => parseAmount(input.value, format);
  const draw = () => {
    const isAway = standing.is === 'in_window';
    submit.textContent =
      standing.is === 'sending' ? messages.sending : submitText(amount(), options);
    submit.setAttribute('aria-disabled', String(standing.is === 'sending'));
    input.readOnly = standing.is !== 'ready';
    for (const each of parts.fields) each.hidden = isAway || standing.is === 'closed';
    away.hidden = !isAway;
    closed.hidden = standing.is !== 'closed';
    parts.foot.hidden = standing.is === 'closed';
    for (const [button, count] of chips) {
      button.setAttribute('aria-pressed', String(amount() === count));
    }
  };
  const say = (wrong: string, otherwise = '') => {
    error.textContent = wrong;
    note.textContent = otherwise;
    input.setAttribute('aria-invalid', String(wrong !== ''));
  };
  const stand = (next: Standing) => {
    const hadFocus = document.hasFocus() && form.contains(document.activeElement);
    standing = next;
    if (next.is === 'ready') say(next.error ?? '', next.note);
    else say('');
    draw();
    // What is hidden cannot keep the focus.
    if (hadFocus && next.is === 'in_window') showWindow.focus();
    else if (hadFocus && next.is === 'ready') (next.error ? input : submit).focus();
    else if (hadFocus && next.is === 'closed') closed.focus();
  };
  const send = () => {
    if (standing.is !== 'ready') return;
    const count = amount();
    const problem = problemOf(count, options);
    if (problem === null && count !== null) return onSubmit(count);
    say(problem ?? '');
    input.focus();
  };

  for (const [button, count] of chips) {
    button.addEventListener('click', () => {
      if (standing.is === 'ready') fill(input, count / format.subunits);
    });
  }
  input.addEventListener('input', () => {
    say('');
    draw();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
  });
  showWindow.addEventListener('click', () => {
    if (standing.is === 'in_window') standing.show();
  });
  form.className = mode;
  if (options.amount !== null) {
    input.value = typedAmount(Math.max(options.amount, limits.min), format);
  }
  draw();
  return { form, stand };
}

interface Parts {
  form: HTMLFormElement;
  input: HTMLInputElement;
  error: HTMLElement;
  note: HTMLElement;
  submit: HTMLElement;
  /** With the amount that each stands for. */
  chips: readonly (readonly [HTMLElement, number])[];
  away: HTMLElement;
  showWindow: HTMLElement;
  closed: HTMLElement;
  foot: HTMLElement;
  /** What makes no sense while the payment is made elsewhere. */
  fields: readonly HTMLElement[];
}

function partsOf({ mode, format, limits, chips, messages, helpUrl }: FormOptions): Parts {
  const form = element('form', { noValidate: true });
  const input = amountInput('');
  const field = amountField(input, messages.amount, format.currency);
  const buttons = chips
    .filter((count) => count >= limits.min && count <= limits.max)
    .map((count) => [chipButton(shortAmount(count, format)), count] as const);
  const usual = group(
    messages.chips,
    buttons.map(([button]) => button),
  );
  const error = element('p', { id: 'error', className: 'error' }, { role: 'alert' });
  const note = element('p', { className: 'note' }, { role: 'status' });
  const submit = element('button', { type: 'submit', className: 'submit' });
  const bounds = element('p', { id: 'limits', className: 'soft' });
  bounds.textContent = filled(messages.limits, limitWords({ format, limits }));
  const away = element('div', { className: 'away', hidden: true });
  const showWindow = element('button', { type: 'button', textContent: messages.showWindow });
  away.append(element('p', { textContent: messages.inWindow }, { role: 'status' }), showWindow);
  const foot = element('p', { className: 'foot', textContent: `${messages.note} ` });
  foot.append(helpLink(helpUrl, messages.help));
  const closed = closedPart(messages, helpUrl);
  if (mode === 'full') form.append(field, bounds, error, usual, note, submit, away, closed, foot);
  else form.append(field, submit, bounds, error, note, away, closed);
  return {
    form,
    input,
    error,
    note,
    submit,
    chips: buttons,
    away,
    showWindow,
    closed,
    foot,
    fields: [field, bounds, usual, submit],
  };
}

function problemOf(count: number | null, options: FormOptions): string | null {
  const { messages, format, limits, chips } = options;
  if (count === null) {
    const amount = formatAmount(Math.max(limits.min, chips[1] ?? 0), format);
    return filled(messages.notAnAmount, { amount });
  }
  if (count >= limits.min && count <= limits.max) return null;
  return filled(messages.outsideLimits, limitWords(options));
}

function limitWords({ format, limits }: Pick<FormOptions, 'format' | 'limits'>) {
  return { min: formatAmount(limits.min, format), max: formatAmount(limits.max, format) };
}

function submitText(amount: number | null, { format, messages }: FormOptions): string {
  if (amount === null) return messages.submit;
  return filled(messages.submitWithAmount, { amount: formatAmount(amount, format) });
}

/** What stands in place of the fields where nobody collects money: why, and who helps. */
function closedPart(
  { closedTitle, closed: text, help }: SpiMessages,
  helpUrl: string,
): HTMLElement {
  const closed = element('div', { className: 'closed', hidden: true, tabIndex: -1 });
  closed.append(
    element('p', { className: 'title', textContent: closedTitle }),
    element('p', { textContent: text }, { role: 'status' }),
    helpLink(helpUrl, help),
  );
  return closed;
}

function chipButton(textContent: string): HTMLButtonElement {
  return element('button', { type: 'button', textContent });
}

function helpLink(href: string, textContent: string): HTMLAnchorElement {
  return element('a', { href, textContent, target: '_blank', rel: 'noopener' });
}

/** Filling in goes the way of typing, so that there is one reaction to a changed amount. */
function fill(input: HTMLInputElement, units: number): void {
  input.value = String(units);
  input.dispatchEvent(new Event('input'));
}
