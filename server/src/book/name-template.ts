/** The two sides of a match, as players call them. */
export interface Sides {
  home: string;
  away: string;
}

/** Everything a template may ask for. `parts` are those of a canonical specifier. */
export interface TemplateValues {
  sides: Sides;
  parts: ReadonlyMap<string, string>;
  locale: string;
}

/**
 * Fills in the feed's name template, such as `{!goalnr} goal` or `{$competitor1} ({+hcp})`. `{x}` is the
 * specifier's value, `{!x}` its ordinal, `{+x}` with a sign, `{-x}` negated with a sign, `{(x+n)}` a sum. What is
 * not known stays empty; an entity (`{%player}`) of which no name is known keeps its id.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const filled = template.replace(/\{([^}]*)\}/g, (_, token: string) => valueOf(token, values));
  return capitalised(filled, values.locale);
}

function valueOf(token: string, values: TemplateValues): string {
  if (token === '$competitor1') return values.sides.home;
  if (token === '$competitor2') return values.sides.away;
  const operator = /^[!+\-%]/.exec(token)?.[0] ?? '';
  const value = termOf(token.slice(operator.length), values.parts);
  switch (operator) {
    case '!':
      return ordinal(value, values.locale);
    case '+':
      return signed(value);
    case '-':
      return signed(negated(value));
    default:
      return value;
  }
}

function termOf(term: string, parts: ReadonlyMap<string, string>): string {
  const sum = /^\((\w+)([+-]\d+)\)$/.exec(term);
  if (!sum) return parts.get(term) ?? '';
  return String(Number(parts.get(sum[1] ?? '')) + Number(sum[2]));
}

function signed(value: string): string {
  return /^\d/.test(value) && value !== '0' ? `+${value}` : value;
}

function negated(value: string): string {
  if (value.startsWith('-')) return value.slice(1);
  return value === '0' ? value : `-${value}`;
}

const ENGLISH_ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(value: string, locale: string): string {
  if (!/^\d+$/.test(value)) return value;
  if (locale === 'de') return `${value}.`;
  return `${value}${ENGLISH_ENDINGS[ENGLISH.select(Number(value))] ?? 'th'}`;
}

function capitalised(name: string, locale: string): string {
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}
