import type { CustomPrice } from '@touchline/domain/bets/custom-price';
import type { Placement } from '@touchline/wire/bets';

/** A placement as it reached the door. */
export interface PlacementAsked {
  playerId: number;
  /** For the names in the reply. */
  locale: string;
  placement: Placement;
  now: Date;
  /** Where it was sent from, in two capitals; null, or left out, where nobody said. */
  country?: string | null | undefined;
  /** Whether bets on matches in play are told to wait first; left out, they have waited. */
  mayWait?: boolean;
  /** What the custom bet in it pays now; left out until it has been asked for. */
  customPrice?: CustomPrice;
}
