import { decimalPoint } from '@touchline/domain/decimal-text';
import { bookWords } from './words/words-in';

/** An id of a provider that has a type: `sr:player:949`, `sr:exact_goals:6+:68`. A score such as `1:0` is none. */
const URN = /^[a-z]\w*:[a-z]\w*:[^\s,|]+$/i;
/** Of a line in which several come in together, such as the first two of a race. */
const BETWEEN = ',';

/** Whether this is an urn, or several of them with commas between. */
export function isUrn(text: string): boolean {
  return text.split(BETWEEN).every((part) => URN.test(part));
}

/** The urns in the id of an outcome or in a value of a specifier; none in what is no urn. */
export function urnsOf(text: string): readonly string[] {
  return text.includes(':') && isUrn(text) ? text.split(BETWEEN) : [];
}

/** Whether an urn is that of a player or a team, of which a provider has a profile. */
export function hasProfile(urn: string): boolean {
  const type = urn.split(':')[1] ?? '';
  return PLAYERS.has(type) || TEAMS.has(type);
}

/**
 * What an outcome without a template is called, or an urn in a template: by the names of its urns, else in generic
 * words with the last number of the id, so that two of a line can be told apart. Never by the id itself.
 */
export function nameOfId(
  id: string,
  nameOf: ((urn: string) => string | null) | undefined,
  locale: string,
): string {
  const urns = urnsOf(id);
  if (urns.length === 0) return genericName(id, locale);
  return urns.map((urn) => nameOf?.(urn) ?? genericName(urn, locale)).join(' / ');
}

function genericName(id: string, locale: string): string {
  const { unnamed } = bookWords(locale);
  const [, type = ''] = id.split(':');
  const words = PLAYERS.has(type)
    ? unnamed.player
    : TEAMS.has(type)
      ? unnamed.team
      : unnamed.outcome;
  const number = /\d+(?!.*\d)/.exec(id)?.[0];
  return number === undefined
    ? words.replace(/\{number\}\.?/, '').trim()
    : words.replace('{number}', number);
}

const PLAYERS: ReadonlySet<string> = new Set(['player']);
const TEAMS: ReadonlySet<string> = new Set(['competitor', 'simple_team', 'team']);

/** What a market that nobody has described is called: generic words, and the numbers that tell its lines apart. */
export function nameOfUnknownMarket(parts: ReadonlyMap<string, string>, locale: string): string {
  const numbers = [...parts.values()]
    .filter((value) => NUMBER.test(value))
    .map((value) => localNumber(value, locale));
  const { market } = bookWords(locale).unnamed;
  return numbers.length === 0 ? market : `${market} (${numbers.join(', ')})`;
}

const NUMBER = /^[+-]?\d+(?:[.:]\d+)?$/;

/** A number of a line with its locale's decimal point, as odds have it. */
export function localNumber(value: string, locale: string): string {
  return /^[+-]?\d+\.\d+$/.test(value) ? value.replace('.', decimalPoint(locale)) : value;
}
