import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import type { BuilderPick, BuilderPrice } from '../../source';
import { count, optional, optionalFlag, optionalScaled, required } from '../attributes';
import { childOf, childrenOf, escapeXml, type XmlElement } from '../xml';

const NAMESPACE = 'http://schemas.sportradar.com/custombet/v1/endpoints';

/** The body that asks for the price of picks of one event together. */
export function calculationBody(urn: string, picks: readonly BuilderPick[]): string {
  const selections = picks.map((pick) => `<selection id="${escapeXml(urn)}"${pickText(pick)}/>`);
  return `<?xml version="1.0" encoding="UTF-8"?><selections xmlns="${NAMESPACE}">${selections.join('')}</selections>`;
}

/** The body that asks what still combines with picks of one event. */
export function filterBody(urn: string, picks: readonly BuilderPick[]): string {
  const markets = picks.map((pick) => `<market${pickText(pick)}/>`).join('');
  const selection = `<selection id="${escapeXml(urn)}">${markets}</selection>`;
  return `<?xml version="1.0" encoding="UTF-8"?><filterSelections xmlns="${NAMESPACE}">${selection}</filterSelections>`;
}

function pickText({ marketId, specifier, outcomeId }: BuilderPick): string {
  const specifiers = specifier === '' ? '' : ` specifiers="${escapeXml(specifier)}"`;
  return ` market_id="${marketId}"${specifiers} outcome_id="${escapeXml(outcomeId)}"`;
}

/** Reads the price out of `calculation_response`; null where there is none in it. Throws Malformed. */
export function readCalculation(root: XmlElement): BuilderPrice | null {
  const calculation = childOf(root, 'calculation');
  if (!calculation) return null;
  const odds = optionalScaled(calculation, 'odds', 3);
  const billionths = optionalScaled(calculation, 'probability', 9);
  if (odds === null || odds <= 0) return { ok: false, reason: 'contradicting' };
  const probability = billionths === null ? 1000 / odds : billionths / 1e9;
  if (probability <= 0) return { ok: false, reason: 'contradicting' };
  if (probability >= 1 || odds <= 1000) return { ok: false, reason: 'certain' };
  return { ok: true, odds, probability };
}

/**
 * Reads which outcomes of one event may be combined, out of `available_selections` or an answer that holds it.
 * Those that are said to conflict with what was chosen are left out. Throws Malformed.
 */
export function readSelections(root: XmlElement, urn: string): BuilderPick[] {
  const holder =
    root.name === 'available_selections' ? root : childOf(root, 'available_selections');
  const event = childrenOf(holder, 'event').find((each) => each.attributes['id'] === urn);
  return childrenOf(childOf(event, 'markets'), 'market').flatMap((market) => {
    const marketId = count(market, 'id');
    const specifier = canonicalSpecifier(optional(market, 'specifiers') ?? '');
    return childrenOf(market, 'outcome')
      .filter((outcome) => optionalFlag(outcome, 'conflict') !== true)
      .map((outcome) => ({ marketId, specifier, outcomeId: required(outcome, 'id') }));
  });
}

/** Why a combination has no price, by how the API refuses it. */
export function refusalOf(status: number, message: string): BuilderPrice {
  if (status === 404) return { ok: false, reason: 'not_offered' };
  const isContradiction = status === 409 || /conflict|contradict|mutually/i.test(message);
  return { ok: false, reason: isContradiction ? 'contradicting' : 'not_combinable' };
}
