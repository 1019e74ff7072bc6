import { canonicalSpecifier } from '@touchline/domain/bets/specifier';
import { ok, refused, type Result } from '@touchline/domain/result';
import type { BcMarket, BcMarketType, BcSelection } from './messages';
import type { HandicapName } from './name-templates';

/**
 * What the book calls the provider's markets and selections.
 *
 * Documented (OddsFeed, TCP socket, "Market", "MarketType", "Selection"): a market has a type and tells itself from
 * others of that type by its handicap, sequence and point sequence, and in its name by the score at which it stands.
 *
 * Not public: what sequence and point sequence count, and what makes a market type dynamic. The numbers are kept as
 * they are; the selections of a dynamic type go by their own id, since its types cannot list them beforehand.
 */
export interface LineSpelling {
  readonly marketId: number;
  /** Canonical. */
  readonly specifier: string;
}

/** The line that a market stands for; refused where a number is missing that its type needs. */
export function lineOf(market: BcMarket, type: BcMarketType): Result<LineSpelling, string> {
  const parts: string[] = [];
  const name = handicapName(type);
  const { Handicap: handicap, Sequence: sequence, PointSequence: point } = market;
  if (typeof handicap === 'number') {
    const written = plainDecimal(handicap);
    if (written === null) return refused(`${about(market)}: Handicap ${handicap} is out of range`);
    if (name !== 'handicap' || handicap !== 0) parts.push(`${name}=${written}`);
  } else if (name !== 'handicap') {
    return refused(`${about(market)}: Handicap is missing`);
  }
  if (sequence) parts.push(`sequence=${sequence}`);
  if (point) parts.push(`point=${point}`);
  for (const [token, part, value] of scoresOf(market)) {
    if (!market.Name.includes(token)) continue;
    if (typeof value !== 'number') return refused(`${about(market)}: ${token} stands for nothing`);
    parts.push(`${part}=${value}`);
  }
  return ok({ marketId: type.Id, specifier: canonicalSpecifier(parts.join('|')) });
}

/** What a selection is called within its line. */
export function outcomeIdOf({ Id, SelectionTypeId }: BcSelection, type: BcMarketType): string {
  return SelectionTypeId && !type.IsDynamic ? String(SelectionTypeId) : selectionUrn(Id);
}

/** The urn of a selection that has no type to go by. */
export function selectionUrn(id: number): string {
  return `bc:selection:${id}`;
}

/** Which of the specifiers holds the handicap of such markets. */
export function handicapName({ IsHandicap, IsOverUnder }: BcMarketType): HandicapName {
  if (IsHandicap) return 'hcp';
  return IsOverUnder ? 'total' : 'handicap';
}

/** A market as a refusal names it. */
export function about({ Id, MatchId }: Pick<BcMarket, 'Id' | 'MatchId'>): string {
  return `market ${Id} of match ${MatchId}`;
}

function scoresOf({ HomeScore, AwayScore }: BcMarket) {
  return [['{hv}', 'home', HomeScore] as const, ['{av}', 'away', AwayScore] as const];
}

function plainDecimal(value: number): string | null {
  const written = String(value);
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(written) ? written : null;
}
