import type { Side } from '../../play';

/** What happens on the pitch, before anybody has a name; a goal that `lasts` is taken back then. */
export interface Incident {
  readonly kind: 'goal' | 'sending_off' | 'yellow' | 'corner' | 'alarm';
  readonly side: Side;
  readonly at: number;
  readonly hold: number;
  readonly lasts?: number;
}
