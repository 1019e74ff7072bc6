/** What became of a delivery, as far as its lane goes: the service answered, did not, or was not asked. */
export type LaneOutcome = 'answered' | 'silent' | 'unasked';

/** Which lanes the next deliveries may be of. */
export interface OpenLanes {
  /** None of these. */
  not: readonly string[];
  /** These alone and those of known services; null for any. */
  only: readonly string[] | null;
}

interface Lane {
  /** How many deliveries it may have under way. */
  places: number;
  /** How many are under way. */
  underWay: number;
  /** Deliveries in a row that were not answered. */
  failures: number;
  skippedUntil: number;
}

/** The push services of browsers, and ours by name: no player chose these hosts. */
export const KNOWN_SERVICES =
  '^(one_signal|fcm\\.googleapis\\.com|updates\\.push\\.services\\.mozilla\\.com|([a-z0-9-]+\\.)*(push\\.apple\\.com|notify\\.windows\\.com))$';
const KNOWN = new RegExp(KNOWN_SERVICES);
const KNOWN_PLACES = 16;
/** Nobody knows yet how another host behaves that has not answered since it last failed. */
const FIRST_PLACES = 4;
const MOST_PLACES = 48;
const STRANGERS_PLACES = 16;
/** An answer that takes longer earns no further places. */
const QUICK_MS = 1000;
const FAILURES_BEFORE_BREAK = 3;
const FIRST_BREAK_MS = 30_000;
const LONGEST_BREAK_MS = 10 * 60_000;
const MOST_LANES = 1000;

/**
 * Every host that is sent to has a lane of its own. A host begins with few places, shared with all that are as new, and
 * earns one with each quick answer; a slow or missing answer takes them back. One that does not answer several times is
 * left alone for a while, longer each time, and then tried with one delivery.
 */
export class PushLanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #now: () => number;

  /** `now` is in milliseconds, of a clock that cannot step. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether deliveries are held back now. */
  get areHeldBack(): boolean {
    const { not, only } = this.open();
    return not.length > 0 || only !== null;
  }

  /** Lanes that may have deliveries now. One that was full is open again when half of its places are free. */
  open(): OpenLanes {
    const all = [...this.#lanes];
    const not = all.filter(([, lane]) => !this.#isOpen(lane)).map(([name]) => name);
    if (this.#strangers() < STRANGERS_PLACES) return { not, only: null };
    return { not, only: all.filter(([, lane]) => !isStranger(lane)).map(([name]) => name) };
  }

  /** Takes a place in a lane; false when there is none. */
  begin(name: string): boolean {
    const lane = this.#lanes.get(name) ?? newLane(name);
    if (lane.underWay >= placesNow(lane) || lane.skippedUntil > this.#now()) return false;
    if (isStranger(lane) && this.#strangers() >= STRANGERS_PLACES) return false;
    lane.underWay += 1;
    this.#lanes.delete(name);
    this.#lanes.set(name, lane);
    this.#forgetOldest();
    return true;
  }

  /** Gives the place back, with what became of the delivery after so many milliseconds. */
  end(name: string, outcome: LaneOutcome, tookMs: number): void {
    const lane = this.#lanes.get(name);
    if (!lane) return;
    lane.underWay -= 1;
    if (outcome === 'unasked') return;
    const isQuick = outcome === 'answered' && tookMs <= QUICK_MS;
    lane.places = isQuick ? Math.min(lane.places + 1, MOST_PLACES) : firstPlaces(name);
    lane.failures = outcome === 'answered' ? 0 : lane.failures + 1;
    if (lane.failures < FAILURES_BEFORE_BREAK) return;
    const doublings = lane.failures - FAILURES_BEFORE_BREAK;
    const breakMs = Math.min(FIRST_BREAK_MS * 2 ** doublings, LONGEST_BREAK_MS);
    lane.skippedUntil = this.#now() + breakMs;
  }

  #isOpen(lane: Lane): boolean {
    return lane.underWay <= placesNow(lane) / 2 && lane.skippedUntil <= this.#now();
  }

  #strangers(): number {
    let count = 0;
    for (const lane of this.#lanes.values()) if (isStranger(lane)) count += lane.underWay;
    return count;
  }

  #forgetOldest(): void {
    for (const [name, { underWay }] of this.#lanes) {
      if (this.#lanes.size <= MOST_LANES) return;
      if (underWay === 0) this.#lanes.delete(name);
    }
  }
}

function firstPlaces(name: string): number {
  return KNOWN.test(name) ? KNOWN_PLACES : FIRST_PLACES;
}

function newLane(name: string): Lane {
  return { places: firstPlaces(name), underWay: 0, failures: 0, skippedUntil: 0 };
}

function isStranger({ places }: Lane): boolean {
  return places <= FIRST_PLACES;
}

/** After a break one delivery shows whether the host is back. */
function placesNow({ places, failures }: Lane): number {
  return failures >= FAILURES_BEFORE_BREAK ? 1 : places;
}
