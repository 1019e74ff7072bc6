import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
/** What stands in each field that a reader, or their browser, filled in before React heard of it. */
const early = new Map<Field, string | boolean>();

/** Keeps what is filled in before the server's page is taken over: React would go by what the server put there. */
export function keepEarlyEntries(): void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isFilled(field)) keep(field);
  document.addEventListener('input', keepTarget, true);
}

/** Tells React what was filled in too early, once everything on the page works. */
export function useEarlyEntries(): void {
  useEffect(() => {
    document.removeEventListener('input', keepTarget, true);
    for (const [field, entry] of early) if (field.isConnected) tell(field, entry);
    early.clear();
  }, []);
}

function keepTarget({ target }: Event): void {
  if (target instanceof Element && target.matches(FIELDS)) keep(target as Field);
}

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function keep(field: Field): void {
  early.set(field, isBox(field) ? field.checked : field.value);
}

/** Whether a field has something else than what the server put there. */
function isFilled(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return field.value !== (chosen ?? field.options[0])?.value;
}

/** Makes an entry anew. React notes what is set on a field itself, and hears an event only when that is different. */
function tell(field: Field, entry: string | boolean): void {
  if (typeof entry === 'boolean' && isBox(field)) {
    field.checked = !entry;
    field.click();
    return;
  }
  field.value = entry === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entry);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
