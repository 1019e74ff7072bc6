/** An element with its properties and attributes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The field in which an amount is typed. */
export function amountInput(value: string): HTMLInputElement {
  return element(
    'input',
    { id: 'amount', name: 'amount', type: 'text', autocomplete: 'off', value },
    { inputmode: 'decimal', enterkeyhint: 'go', 'aria-describedby': 'error limits', dir: 'ltr' },
  );
}

/** The field with its name above it and its currency in it. */
export function amountField(input: HTMLInputElement, name: string, currency: string): HTMLElement {
  const label = element('label', { htmlFor: input.id, textContent: name });
  const field = element('div', { className: 'field' });
  field.append(input, element('span', { className: 'currency', textContent: currency }));
  const whole = element('div', { className: 'amount' });
  whole.append(label, field);
  return whole;
}

/** Buttons that belong together under a name that is only heard. */
export function group(name: string, buttons: readonly HTMLElement[]): HTMLElement {
  const whole = element('fieldset', { className: 'chips' });
  whole.append(element('legend', { className: 'hidden', textContent: name }), ...buttons);
  return whole;
}
