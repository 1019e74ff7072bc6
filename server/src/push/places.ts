import type { Limits } from './limits';
import type { TransportName } from './transport';

type Bounds = Pick<
  Limits,
  'connections' | 'connectionsPerAddress' | 'streams' | 'streamsPerAddress'
>;

/** Why a connection is turned away: everything is full, or its address has enough. */
export type NoPlace = 'full' | 'address';

/** Bounds connections, of all and of each address. Streams over HTTP cost more, and count once more as streams. */
export class Places {
  /** How many were turned away. */
  readonly turnedAway: Record<NoPlace, number> = { full: 0, address: 0 };
  readonly #bounds: Bounds;
  readonly #occupied = new Map<string, number>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Takes a place and returns what gives it back; null where none is left. */
  take(address: string, transport: TransportName): (() => void) | null {
    const { connections, connectionsPerAddress, streams, streamsPerAddress } = this.#bounds;
    const kept: [key: string, most: number, why: NoPlace][] = [
      ['all', connections, 'full'],
      [`all of ${address}`, connectionsPerAddress, 'address'],
    ];
    if (transport !== 'websocket') {
      kept.push(['streams', streams, 'full']);
      kept.push([`streams of ${address}`, streamsPerAddress, 'address']);
    }
    const full = kept.find(([key, most]) => (this.#occupied.get(key) ?? 0) >= most);
    if (full) {
      this.turnedAway[full[2]] += 1;
      return null;
    }
    for (const [key] of kept) this.#add(key, 1);
    let isTaken = true;
    return () => {
      if (isTaken) for (const [key] of kept) this.#add(key, -1);
      isTaken = false;
    };
  }

  #add(key: string, by: number): void {
    const count = (this.#occupied.get(key) ?? 0) + by;
    if (count > 0) this.#occupied.set(key, count);
    else this.#occupied.delete(key);
  }
}
