import type { Unit } from './questions';

/** Who has to bring something about. */
export type Doer = 'home' | 'away' | 'any' | 'each';

/** How a selection stands, as far as the score tells. */
export type LegProgress =
  /** Whatever happens now. */
  | { kind: 'won' | 'lost' }
  /** If it ended now: its stake comes back, or one half of it wins or is lost and the other comes back. */
  | { kind: 'back' | 'half_won' | 'half_lost' }
  /** If it ended now: it wins. */
  | { kind: 'stands' }
  | { kind: 'ahead'; by: number; unit: Unit }
  /** It wins once so many more are counted. */
  | { kind: 'needs'; count: number; unit: Unit; by: Doer }
  /** It still wins when so many more are counted, and no more than that. */
  | { kind: 'room'; count: number; unit: Unit };
