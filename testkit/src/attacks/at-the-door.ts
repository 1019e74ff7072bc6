import { parse as parseQuery } from 'node:querystring';
import type { Call } from '@touchline/wire/calls/call';
import { faultOf } from '@touchline/wire/calls/fault-of';
import { strictly } from '@touchline/wire/calls/strictly';
import { type Answered, type Headed, type Parts, queryOf, unless } from './attacked-house';
import type { GoodCall } from './good-call';
import type { World } from './attacked-world';
import { madeBy } from './good-calls';

/** A request that is good but for one thing, and what that is. */
export interface Trial {
  what: string;
  sent: Parts;
  /** The body as it is, in place of one that is written as JSON. */
  raw?: string;
}

type Fault = ReturnType<typeof faultOf>;

/** What is wrong with a part of a request before anybody acts on it, as the router finds it; null where it is taken. */
function faultAtDoor(call: Call, { sent, raw }: Trial): Fault | null {
  const params = Object.entries(sent.params ?? {}).map(([name, value]) => [name, String(value)]);
  const read = {
    params: Object.fromEntries(params) as unknown,
    query: parseQuery(queryOf(sent.query)),
    body: raw === undefined ? written(sent.body ?? {}) : JSON.parse(raw),
  };
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = strictly(call[part]).safeParse(read[part]);
    if (!parsed.success) return faultOf(part, parsed.error);
  }
  return null;
}

const written = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/**
 * Makes every trial of one place that gets past the door, and of those that do not the first: the others are refused by
 * the same lines, before anybody has acted on them, so that what they would be answered is asked of the schema alone.
 * Answers with what is not as `isRight` and `isNamed` want it.
 */
export async function faultsOf(
  world: World,
  { call }: GoodCall,
  prepared: Parameters<typeof madeBy>[1],
  trials: readonly Trial[],
  isRight: (answer: Answered) => boolean,
  isNamed: (fault: Fault) => boolean,
): Promise<string[]> {
  const faults: string[] = [];
  let isRefusalShown = false;
  for (const trial of trials) {
    const fault = faultAtDoor(call, trial);
    if (fault && !isNamed(fault)) faults.push(`${trial.what}: ${fault.field} ${fault.message}`);
    if (fault && isRefusalShown) continue;
    isRefusalShown ||= fault !== null;
    const { what, sent, raw } = trial;
    const headed: Headed = { ...madeBy(call, prepared), ...(raw !== undefined && { raw }) };
    const answer = await world.send(call, sent, headed);
    // A call that takes it may have ended the session or the like meanwhile: then it is refused before this.
    const isSame =
      fault === null || answer.status !== 400 || answer.body.error?.field === fault.field;
    faults.push(...unless(isRight(answer) && isSame, what, answer));
  }
  return faults;
}
