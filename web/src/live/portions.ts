import { inFrame } from './in-frame';

/** A frame that takes longer, in ms, keeps whoever presses meanwhile waiting: the next ones draw half as much. */
const LONG_MS = 50;
/** After one that takes less they may draw twice as much. */
const SHORT_MS = 25;
/** So many are drawn in any case. */
const LEAST = 40;

export interface PortionsOptions<Topic> {
  tell: (topics: Iterable<Topic>) => void;
  /** What is told first where there is too much for one frame. */
  isInSight: (topic: Topic) => boolean;
  /** Runs within a frame; replaced by tests. */
  draw?: (work: () => void) => void;
  /** Says how long the frame under way has taken, in ms, once it is over; replaced by tests. */
  timed?: (told: (ms: number) => void) => void;
}

/** Tells of what has changed, each topic once however often it was added until then. */
export interface Portions<Topic> {
  add(topics: readonly Topic[]): void;
}

/**
 * Has what has changed drawn in one frame where a browser is fast enough for that, and else in as many as it takes, what is
 * in sight first: on a slow phone odds are a little older then, and a press is answered all the same.
 */
export function createPortions<Topic>({
  tell,
  isInSight,
  draw = inFrame,
  timed = frameTime,
}: PortionsOptions<Topic>): Portions<Topic> {
  let untold = new Set<Topic>();
  let most = Infinity;
  const next = () => {
    const told = untold.size > most ? firstOf(untold, most, isInSight) : untold;
    untold = new Set([...untold].filter((topic) => !told.has(topic)));
    timed((ms) => {
      if (ms > LONG_MS) most = Math.max(LEAST, Math.floor(told.size / 2));
      else if (ms < SHORT_MS && told.size === most) most *= 2;
    });
    tell(told);
    if (untold.size > 0) draw(next);
  };
  return {
    add: (topics) => {
      const isDue = untold.size > 0;
      for (const topic of topics) untold.add(topic);
      if (!isDue && untold.size > 0) draw(next);
    },
  };
}

function firstOf<Topic>(
  all: ReadonlySet<Topic>,
  most: number,
  isInSight: (topic: Topic) => boolean,
): Set<Topic> {
  const first = [...all].filter(isInSight).slice(0, most);
  const rest = first.length < most ? all : [];
  const found = new Set(first);
  for (const topic of rest) {
    if (found.size >= most) break;
    found.add(topic);
  }
  return found;
}

/** Layout and paint belong to the task of a frame: what is posted within it comes after them. */
function frameTime(told: (ms: number) => void): void {
  const begun = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    told(performance.now() - begun);
  });
  port1.start();
  port2.postMessage(null);
}
