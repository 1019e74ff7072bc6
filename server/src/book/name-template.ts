import { isRightToLeft } from '@touchline/wire/locale';
import { isolated } from '../language';
import { ordinalText } from './words/words-in';

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
  /** What is won outright, by its name. */
  event?: string | null;
  /** The name of a player or a team by its urn; null where none is known. */
  nameOf?: ((urn: string) => string | null) | undefined;
}

/**
 * Fills in the feed's name template, such as `{!goalnr} goal` or `{$competitor1} ({+hcp})`. `{x}` is the
 * specifier's value, `{!x}` its ordinal, `{+x}` with a sign, `{-x}` negated with a sign, `{(x+n)}` a sum, `{%x}` the
 * name of the player or team that it is the urn of. What is not known stays empty; an urn without a name stays itself.
 * In languages written from the right, values that stand beside words keep their own direction.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const parts = partsOf(template);
  const isBesideOthers = parts.length > 2 || parts.some(({ text }) => text !== '');
  const isKeptApart = isBesideOthers && isRightToLeft(values.locale);
  let filled = '';
  for (const { text, token } of parts) {
    filled += text;
    const value = token === null ? '' : valueOf(token, values);
    filled += isKeptApart ? isolated(value) : value;
  }
  return capitalised(filled, values.locale);
}

/** A stretch of text, and the token behind it; null at the end. */
interface Part {
  readonly text: string;
  readonly token: string | null;
}

const taken = new Map<string, readonly Part[]>();
/** Providers may describe any number of markets, so what is kept has an end. */
const MOST_TAKEN = 20_000;

/** A template taken apart; the same few are filled in again and again. */
function partsOf(template: string): readonly Part[] {
  const known = taken.get(template);
  if (known) return known;
  if (taken.size >= MOST_TAKEN) taken.clear();
  const parts: Part[] = [];
  let from = 0;
  for (const found of template.matchAll(/\{([^}]*)\}/g)) {
    parts.push({ text: template.slice(from, found.index), token: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  parts.push({ text: template.slice(from), token: null });
  taken.set(template, parts);
  return parts;
}

function valueOf(token: string, values: TemplateValues): string {
  if (token === '$competitor1') return values.sides.home;
  if (token === '$competitor2') return values.sides.away;
  if (token === '$event') return values.event ?? '';
  const operator = /^[!+\-%]/.exec(token)?.[0] ?? '';
  const value = termOf(token.slice(operator.length), values.parts);
  switch (operator) {
    case '!':
      return ordinal(value, values.locale);
    case '+':
      return signed(value);
    case '-':
      return signed(negated(value));
    case '%':
      return values.nameOf?.(value) ?? value;
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

function ordinal(value: string, locale: string): string {
  return /^\d+$/.test(value) ? ordinalText(Number(value), locale) : value;
}

function capitalised(name: string, locale: string): string {
  // A capital or a figure, as most names begin with, is what it is in every locale.
  if (name.charCodeAt(0) < SMALL_A) return name;
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

const SMALL_A = 97;
