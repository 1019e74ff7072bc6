import { ANY_MARKET, type MarketFacts } from '../../../book/ingest/change';
import {
  bad,
  count,
  optional,
  optionalCount,
  optionalDate,
  optionalFlag,
  required,
} from '../attributes';
import { childOf, childrenOf, Malformed, type XmlElement } from '../xml';

/** A market as the provider describes it, with what the book has no place for. */
export interface MarketDescription extends MarketFacts {
  /** Which urns its outcomes have where they are not listed: `sr:player`, `pre:outcometext`. */
  readonly outcomesOf: string | null;
  readonly outcomeType: string | null;
  readonly attributes: readonly { readonly name: string; readonly description: string }[];
}

/** Is told of each description that cannot be read. */
export type Lost = (reason: string) => void;

/** Reads `market_descriptions`: of all markets, or of one variant. One that cannot be read is left out. */
export function readMarkets(root: XmlElement, lost: Lost): MarketDescription[] {
  return readable(childrenOf(root, 'market'), lost, (market) => ({
    id: count(market, 'id'),
    variant: optional(market, 'variant'),
    name: required(market, 'name'),
    groups: (optional(market, 'groups') ?? 'all').split('|').filter((group) => group !== ''),
    specifiers: childrenOf(childOf(market, 'specifiers'), 'specifier').map((specifier) => ({
      name: required(specifier, 'name'),
      type: required(specifier, 'type'),
    })),
    outcomes: outcomesOf(market),
    outcomesOf: optional(market, 'includes_outcomes_of_type'),
    outcomeType: optional(market, 'outcome_type'),
    attributes: childrenOf(childOf(market, 'attributes'), 'attribute').map((attribute) => ({
      name: required(attribute, 'name'),
      description: optional(attribute, 'description') ?? '',
    })),
  }));
}

function outcomesOf(element: XmlElement) {
  return childrenOf(childOf(element, 'outcomes'), 'outcome').map((outcome) => ({
    id: required(outcome, 'id'),
    name: optional(outcome, 'name') ?? '',
  }));
}

function readable<T>(
  elements: readonly XmlElement[],
  lost: Lost,
  read: (element: XmlElement) => T,
): T[] {
  return elements.flatMap((element) => {
    try {
      return [read(element)];
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      lost(`line ${error.line}: ${error.message}`);
      return [];
    }
  });
}

/** Reads `variant_descriptions`: outcomes that whichever markets share. One that cannot be read is left out. */
export function readVariants(root: XmlElement, lost: Lost): MarketFacts[] {
  return readable(childrenOf(root, 'variant'), lost, (variant) => ({
    id: ANY_MARKET,
    variant: required(variant, 'id'),
    name: '',
    groups: [],
    specifiers: [],
    outcomes: outcomesOf(variant),
  }));
}

/** One entry of a list of codes: a reason, a status. */
export interface CodeDescription {
  readonly id: number;
  readonly description: string;
}

/** Reads a list such as `void_reasons_descriptions`, whose entries are called `name`. Throws Malformed. */
export function readCodes(root: XmlElement, name: string): CodeDescription[] {
  return childrenOf(root, name).map((element) => ({
    id: count(element, 'id'),
    description: optional(element, 'description') ?? '',
  }));
}

/** A stage of play, and the sports that have it; null when all have. */
export interface MatchStatusDescription extends CodeDescription {
  readonly period: number | null;
  readonly sports: readonly string[] | null;
}

/** Reads `match_status_descriptions`. Throws Malformed. */
export function readMatchStatuses(root: XmlElement): MatchStatusDescription[] {
  return childrenOf(root, 'match_status').map((element) => {
    const sports = childOf(element, 'sports');
    const isForAll = sports ? (optionalFlag(sports, 'all') ?? false) : true;
    return {
      id: count(element, 'id'),
      description: optional(element, 'description') ?? '',
      period: optionalCount(element, 'period_number'),
      sports: isForAll ? null : childrenOf(sports, 'sport').map((sport) => required(sport, 'id')),
    };
  });
}

/** A producer of the feed's messages. */
export interface ProducerDescription {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** The part of the API's paths that asks it for recovery: `liveodds`. */
  readonly product: string;
  readonly isActive: boolean;
  /** `live`, `prematch`, `virtual`. */
  readonly scopes: readonly string[];
  /** How far back it can recover. */
  readonly recoveryWindowMinutes: number | null;
}

/** Reads `producers`. Throws Malformed. */
export function readProducers(root: XmlElement): ProducerDescription[] {
  return childrenOf(root, 'producer').map((element) => ({
    id: count(element, 'id'),
    name: required(element, 'name'),
    description: optional(element, 'description') ?? '',
    product: productOf(element),
    isActive: optionalFlag(element, 'active') ?? true,
    scopes: (optional(element, 'scope') ?? '').split('|').filter((scope) => scope !== ''),
    recoveryWindowMinutes: optionalCount(element, 'stateful_recovery_window_in_minutes'),
  }));
}

/** Only the last part of the address is used: requests go to the API that we were told of, nowhere else. */
function productOf(element: XmlElement): string {
  const product = required(element, 'api_url').replace(/\/+$/, '').split('/').at(-1) ?? '';
  if (!/^[\w-]{1,50}$/.test(product)) throw bad(element, 'api_url', 'names no product');
  return product;
}

/** Whom the token belongs to, and where its queue is. `expiresAt` is ms since epoch. */
export interface Bookmaker {
  readonly id: number;
  readonly virtualHost: string;
  readonly expiresAt: number | null;
}

/** Reads `bookmaker_details`. Throws Malformed. */
export function readBookmaker(root: XmlElement): Bookmaker {
  return {
    id: count(root, 'bookmaker_id'),
    virtualHost: required(root, 'virtual_host'),
    expiresAt: optionalDate(root, 'expire_at'),
  };
}
