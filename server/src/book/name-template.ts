import { isRightToLeft } from '@touchline/wire/locale';
import { isolated } from '../language';
import { isUrn, localNumber, nameOfId } from './unnamed';
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
 * specifier's value, `{!x}` its ordinal, `{+x}` with a sign, `{-x}` negated with a sign, `{(x+n)}` a sum; a value that
 * is the urn of a player or a team, as in `{%x}`, is its name. What is not known leaves no hole: its brackets and
 * dashes go with it, and where nothing is left the answer is empty. No urn and no brace is left in any case.
 * In languages written from the right, values that stand beside words keep their own direction.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const parts = partsOf(template);
  const isBesideOthers = parts.length > 2 || parts.some(({ text }) => text !== '');
  const isKeptApart = isBesideOthers && isRightToLeft(values.locale);
  let filled = '';
  let hasHole = false;
  for (const { text, token } of parts) {
    filled += text;
    if (token === null) continue;
    const value = valueOf(token, values);
    hasHole ||= value === '';
    filled += isKeptApart ? isolated(value) : value;
  }
  return capitalised(hasHole ? withoutHoles(filled) : filled, values.locale);
}

/** What stood around values that are missing: empty brackets, dashes at an end, two spaces. */
function withoutHoles(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: [-–&:] ?)+(?= [-–&:] )/g, '')
    .replace(/^[\s\-–&:,/+]+|[\s\-–&:,/]+$/g, '');
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
    parts.push({ text: withoutBraces(template.slice(from, found.index)), token: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  parts.push({ text: withoutBraces(template.slice(from)), token: null });
  taken.set(template, parts);
  return parts;
}

function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, '');
}

function valueOf(token: string, values: TemplateValues): string {
  if (token === '$competitor1') return values.sides.home;
  if (token === '$competitor2') return values.sides.away;
  if (token === '$event') return values.event ?? '';
  const operator = /^[!+\-%]/.exec(token)?.[0] ?? '';
  const value = termOf(token.slice(operator.length), values.parts);
  if (value.includes(':') && isUrn(value)) return nameOfId(value, values.nameOf, values.locale);
  switch (operator) {
    case '!':
      return ordinal(value, values.locale);
    case '+':
      return localNumber(signed(value), values.locale);
    case '-':
      return localNumber(signed(negated(value)), values.locale);
    default:
      return localNumber(value, values.locale);
  }
}

function termOf(term: string, parts: ReadonlyMap<string, string>): string {
  const sum = /^\((\w+)([+-]\d+)\)$/.exec(term);
  if (!sum) return partOf(term, parts);
  const total = Number(partOf(sum[1] ?? '', parts) || 'none') + Number(sum[2]);
  return Number.isFinite(total) ? String(total) : '';
}

/** A specifier by its name; providers spell some of them otherwise in a template, as `inningsnr` of `inningnr`. */
function partOf(name: string, parts: ReadonlyMap<string, string>): string {
  const value = parts.get(name) ?? parts.get(spelt(name)) ?? '';
  return NOTHING.has(value) ? '' : withoutBraces(value);
}

/** What a program of the provider's writes where it has nothing. */
const NOTHING: ReadonlySet<string> = new Set(['NaN', 'undefined', 'null']);

function spelt(name: string): string {
  return name.replace(/\s*number$/, 'nr').replace(/snr$/, 'nr');
}

function signed(value: string): string {
  return /^\d/.test(value) && !isScore(value) && Number(value) !== 0 ? `+${value}` : value;
}

function negated(value: string): string {
  if (isScore(value)) return value.split(':').toReversed().join(':');
  if (value.startsWith('-')) return value.slice(1);
  const magnitude = value.replace(/^\+/, '');
  return magnitude === '' || Number(magnitude) === 0 ? magnitude : `-${magnitude}`;
}

/** A head start such as `0:1`; turned round for the other side. */
function isScore(value: string): boolean {
  return /^\d+:\d+$/.test(value);
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
