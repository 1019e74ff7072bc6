import { lineKey, outcomeKey, type OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import type { Market } from '@touchline/wire/catalogue';

/** How an outcome stands in the bet builder. */
export type Standing =
  /** It is among what is chosen. */
  | 'chosen'
  /** It combines with what is chosen, or would take the place of another outcome of its line. */
  | 'combines'
  /** It does not combine with what is chosen. */
  | 'apart';

/** What is chosen after a press: without what was pressed, or with it in the place of another outcome of its line (SPEC §5). */
export function afterChoice(
  chosen: readonly PickedOutcome[],
  pressed: PickedOutcome,
): readonly PickedOutcome[] {
  const key = outcomeKey(pressed);
  if (chosen.some((each) => outcomeKey(each) === key)) {
    return chosen.filter((each) => outcomeKey(each) !== key);
  }
  const at = chosen.findIndex((each) => lineKey(each) === lineKey(pressed));
  return at < 0 ? [...chosen, pressed] : chosen.with(at, pressed);
}

/** The outcomes that the book says combine with what is chosen. */
export function combining(markets: readonly Market[]): ReadonlySet<OutcomeKey> {
  return new Set(
    markets.flatMap(({ match_id: matchId, id: marketId, specifier, outcomes }) =>
      outcomes.map(({ id }) => outcomeKey({ matchId, marketId, specifier, outcomeId: id })),
    ),
  );
}

/** How an outcome stands; everything combines as long as the book has not said what does. */
export function standingOf(
  pressed: Parameters<typeof outcomeKey>[0],
  chosen: readonly PickedOutcome[],
  combines: ReadonlySet<OutcomeKey> | null,
): Standing {
  const key = outcomeKey(pressed);
  if (chosen.some((each) => outcomeKey(each) === key)) return 'chosen';
  const takesAPlace = chosen.some((each) => lineKey(each) === lineKey(pressed));
  return combines === null || combines.has(key) || takesAPlace ? 'combines' : 'apart';
}

/** What is chosen as it is asked about: `18/total=2.5/12`. */
export function chosenSent(chosen: readonly PickedOutcome[]): string[] {
  return chosen.map(
    ({ marketId, specifier, outcomeId }) => `${marketId}/${specifier}/${outcomeId}`,
  );
}

/** How many outcomes still have to be chosen before they are a bet. */
export function stillNeeded(count: number, allowsSingle: boolean): number {
  return Math.max(0, (allowsSingle ? 1 : 2) - count);
}
