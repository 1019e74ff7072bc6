import type { Fixture, ScheduledEvent } from '../../source';
import { optional } from '../attributes';
import { childOf, childrenOf, type XmlElement } from '../xml';
import { understood } from './answers';
import { ApiRefusal } from './http';
import { readFixture } from './read-fixture';

/** How the events of a day are completed, where a schedule tells too little of them. */
export interface DayDesk {
  fixture(urn: string): Promise<Fixture>;
  summary(urn: string): Promise<{ fixture: Fixture; statusXml: string | null }>;
  readonly log: (line: string) => void;
}

/** Requests under way at a time: a day has hundreds of events. */
const AT_ONCE = 4;

/**
 * Reads `schedule`: events that have begun with where they stand, by their summaries. One that cannot be had is left
 * out and told of.
 */
export async function readDay(root: XmlElement, desk: DayDesk): Promise<ScheduledEvent[]> {
  const waiting = [...childrenOf(root, 'sport_event').entries()];
  const found = new Map<number, ScheduledEvent>();
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, element] = next;
      const event = await scheduledOf(element, desk);
      if (event) found.set(index, event);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...found].sort(([one], [other]) => one - other).map(([, event]) => event);
}

async function scheduledOf(element: XmlElement, desk: DayDesk): Promise<ScheduledEvent | null> {
  const urn = optional(element, 'id') ?? '';
  try {
    if (hasBegun(element)) {
      const { fixture, statusXml } = await desk.summary(urn);
      return { fixture, status: statusXml };
    }
    const fixture = isWhole(element)
      ? understood(() => readFixture(element))
      : await desk.fixture(urn);
    return { fixture, status: null };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    desk.log(`Left ${urn} out of its day: ${error.message}`);
    return null;
  }
}

const NOT_BEGUN: ReadonlySet<string> = new Set([
  'not_started',
  'cancelled',
  'postponed',
  'delayed',
]);

function hasBegun(element: XmlElement): boolean {
  const status = optional(element, 'status');
  return status !== null && !NOT_BEGUN.has(status);
}

/** Some schedules list no more than ids. */
function isWhole(element: XmlElement): boolean {
  return optional(element, 'scheduled') !== null && childOf(element, 'competitors') !== undefined;
}
