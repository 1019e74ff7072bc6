import { mainMarketOf, secondaryMarketOf, topMarketsOf } from './market-catalogue';
import { numbersAt } from './market-numbers';

/** The markets that stand on the card of a match, each as the numbers its provider may call it by. */
export interface CardMarkets {
  main: readonly number[];
  secondary: readonly number[];
  top: readonly (readonly number[])[];
}

/** Which markets those are, by the key of its sport. */
export function cardMarkets(sportKey: string, provider: string): CardMarkets {
  const numbers = (id: number | null) => (id === null ? [] : numbersAt(provider, id));
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
