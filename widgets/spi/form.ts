import type { SpiMessages } from '@touchline/wire/window/spi';
import { type AmountFormat, formatAmount, formatUnits, parseAmount } from './amount';
import { withAmount } from './messages';

/** What the form shows and says. */
export interface FormOptions {
  format: AmountFormat;
  /** Whole units of the currency. */
  chips: readonly number[];
  messages: SpiMessages;
  /** Sends an amount of subunits; answers with the sentence to show, or null when the page goes on. */
  onSubmit: (amount: number) => Promise<string | null>;
}

/** The form, and a way to make it ready again when the player comes back to it. */
export interface DepositForm {
  form: HTMLFormElement;
  reset: () => void;
}

/** Builds the deposit form: an amount, buttons for usual amounts, and one button that says what it does. */
export function depositForm(options: FormOptions): DepositForm {
  const { format, messages, chips, onSubmit } = options;
  const form = element('form', { noValidate: true });
  const input = amountInput();
  const error = element('p', { id: 'error', className: 'error' }, { role: 'alert' });
  const submit = element('button', { type: 'submit', className: 'submit' });
  const buttons = chips.map((units) => chipButton(units, format, () => fill(input, units)));
  let sending = false;

  const amount = () => parseAmount(input.value, format);
  const show = () => {
    submit.textContent = sending ? messages.sending : submitText(amount(), options);
    submit.setAttribute('aria-disabled', String(sending));
    buttons.forEach((button, at) => {
      const count = (chips[at] ?? 0) * format.subunits;
      button.setAttribute('aria-pressed', String(amount() === count));
    });
  };
  const say = (sentence: string) => {
    error.textContent = sentence;
    input.setAttribute('aria-invalid', String(sentence !== ''));
  };
  const ready = (sentence: string) => {
    sending = false;
    say(sentence);
    show();
  };
  const send = async () => {
    const count = amount();
    if (sending) return;
    if (count === null) {
      say(withAmount(messages.notAnAmount, formatAmount(50 * format.subunits, format)));
      input.focus();
      return;
    }
    sending = true;
    say('');
    show();
    const problem = await onSubmit(count);
    // While the payment page is being opened the form stays as it is: a second press would pay twice.
    if (problem !== null) ready(problem);
  };

  input.addEventListener('input', () => {
    say('');
    show();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  form.append(
    amountField(input, options),
    chipGroup(buttons, messages),
    error,
    submit,
    note(messages),
  );
  show();
  return { form, reset: () => ready('') };
}

function submitText(amount: number | null, { format, messages }: FormOptions): string {
  if (amount === null) return messages.submit;
  return withAmount(messages.submitWithAmount, formatAmount(amount, format));
}

function amountInput(): HTMLInputElement {
  return element(
    'input',
    { id: 'amount', name: 'amount', type: 'text', autocomplete: 'off' },
    { inputmode: 'decimal', 'aria-describedby': 'error', dir: 'ltr' },
  );
}

function amountField(input: HTMLInputElement, { messages, format }: FormOptions): HTMLElement {
  const label = element('label', { htmlFor: 'amount', textContent: messages.amount });
  const currency = element('span', { className: 'currency', textContent: format.currency });
  const field = element('div', { className: 'field' });
  field.append(input, currency);
  const whole = element('div', {});
  whole.append(label, field);
  return whole;
}

function chipButton(units: number, format: AmountFormat, press: () => void): HTMLButtonElement {
  const textContent = formatUnits(units, format);
  const button = element('button', { type: 'button', textContent });
  button.addEventListener('click', press);
  return button;
}

function chipGroup(buttons: readonly HTMLElement[], messages: SpiMessages): HTMLElement {
  const group = element('fieldset', { className: 'chips' });
  group.append(element('legend', { className: 'hidden', textContent: messages.chips }), ...buttons);
  return group;
}

function note(messages: SpiMessages): HTMLElement {
  return element('p', { className: 'note', textContent: messages.note });
}

/** Filling in goes the way of typing, so that there is one reaction to a changed amount. */
function fill(input: HTMLInputElement, units: number): void {
  input.value = String(units);
  input.dispatchEvent(new Event('input'));
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
