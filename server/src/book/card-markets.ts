import type { EventType } from '@touchline/domain/event';
import { mainMarketOf, secondaryMarketOf, topMarketsOf } from './market-catalogue';
import { numbersAt } from './market-numbers';

/** The markets that stand on the card of a match, each as the numbers its provider may call it by. */
export interface CardMarkets {
  main: readonly number[];
  secondary: readonly number[];
  top: readonly (readonly number[])[];
}

/** What stands on the card of what is won outright, in any sport: who wins, who comes in among the first, and duels. */
const OUTRIGHT = { main: [804, 534, 906], secondary: [805, 1091], top: [[807, 539]] };

/** Which markets those are, by the key of its sport and the kind of event. */
export function cardMarkets(
  sportKey: string,
  provider: string,
  type: EventType = 'match',
): CardMarkets {
  const numbers = (id: number | null) => (id === null ? [] : numbersAt(provider, id));
  if (type !== 'match') {
    return {
      main: OUTRIGHT.main.flatMap(numbers),
      secondary: OUTRIGHT.secondary.flatMap(numbers),
      top: OUTRIGHT.top.map((ids) => ids.flatMap(numbers)),
    };
  }
  return {
    main: numbers(mainMarketOf(sportKey)),
    secondary: numbers(secondaryMarketOf(sportKey)),
    top: topMarketsOf(sportKey).map(numbers),
  };
}

/** Their numbers. */
export function cardNumbers({ main, secondary, top }: CardMarkets): number[] {
  return [main, secondary, ...top].flat();
}
