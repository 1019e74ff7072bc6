import type { Market } from '@touchline/wire/catalogue';

/** A market with its lines, each by what tells it from the others. */
export interface MovingMarket {
  name: string;
  lines: readonly { label: string; line: Market }[];
}
