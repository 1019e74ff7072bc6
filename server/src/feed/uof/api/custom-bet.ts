import type { BuilderPick, BuilderPrice } from '../../source';
import { type ApiHttp, ApiRefusal } from './http';
import { inPath, understood, unlessUnknown } from './answers';
import {
  calculationBody,
  filterBody,
  readCalculation,
  readSelections,
  refusalOf,
} from './read-custom-bet';

/** Asks for the price of picks of one event together. A refusal of the picks is an answer; rejects for any other. */
export async function priceOf(
  http: ApiHttp,
  urn: string,
  picks: readonly BuilderPick[],
): Promise<BuilderPrice | null> {
  try {
    const root = await http.post('/custombet/calculate', calculationBody(urn, picks));
    return understood(() => readCalculation(root));
  } catch (error) {
    if (!(error instanceof ApiRefusal) || !isOfThePicks(error.status)) throw error;
    return refusalOf(error.status, error.message);
  }
}

/** Asks which outcomes of an event can be combined with those chosen: none for an event that is not offered. */
export async function selectionsOf(
  http: ApiHttp,
  urn: string,
  chosen: readonly BuilderPick[],
): Promise<BuilderPick[]> {
  const root = await unlessUnknown(() =>
    chosen.length === 0
      ? http.get(`/custombet/${inPath(urn)}/available_selections`)
      : http.post('/custombet/calculate-filter', filterBody(urn, chosen)),
  );
  return root ? understood(() => readSelections(root, urn)) : [];
}

/** Others say who asks, how often, or that nobody could read the answer. */
function isOfThePicks(status: number): boolean {
  return status === 400 || status === 404 || status === 409;
}
