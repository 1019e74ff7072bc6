import { setTimeout as pause } from 'node:timers/promises';
import { reconcile } from '../../server/src/wallet/reconcile';
import type { Fault } from './faults';
import { type Acknowledged, type Load, startLoad } from './load';
import type { PageListener } from './page-listener';
import type { World } from './world';

const QUIET_MS = 2_000;
const WELL_WITHIN_MS = 60_000;
/** So many bets that were asked for after its end are accepted. */
const WELL_BETS = 20;

/** Lets one thing go wrong under load, and measures what comes of it. `ok` says whether all is as it has to be. */
export async function suffer(world: World, page: PageListener, fault: Fault) {
  const load = startLoad(world);
  await pause(QUIET_MS);
  const before = load.acknowledged.length;
  const began = performance.now();
  const mend = await fault.begin(world);
  await pause(Math.max(0, fault.forMs - (performance.now() - began)));
  const ended = performance.now();
  const { isOk: isMended = true, ...more } = await mend();
  const wellAfter = await untilWell(load, page, ended);
  const told = page.changes.find(({ at, isFresh }) => at >= began && at <= ended && !isFresh);
  const toldSeconds = told ? rounded(told.at - began) : null;
  await load.stop();
  await load.settle();
  const kept = await compare(world, load);
  const isTold = fault.toldWithin === null || (toldSeconds ?? Infinity) <= fault.toldWithin;
  const unvouched = load.unvouched();
  const [first] = unvouched;
  const isSound = kept.lost === 0 && kept.doubled === 0 && kept.differences === 0;
  return {
    fault: fault.name,
    acknowledged: load.acknowledged.length,
    accepted_before: before,
    refused: load.refused.length,
    unvouched: unvouched.length,
    ...(first && { unvouched_first: describe(world, first, ended) }),
    ...kept,
    told_seconds: toldSeconds,
    well_seconds: wellAfter === null ? null : rounded(wellAfter),
    ...more,
    ok: unvouched.length === 0 && isSound && isTold && isMended && wellAfter !== null,
  };
}

/** Ms from the end of a fault until pages are open again and bets are accepted; null when that takes too long. */
async function untilWell(
  load: Load,
  { isFresh }: PageListener,
  ended: number,
): Promise<number | null> {
  while (performance.now() - ended < WELL_WITHIN_MS) {
    const accepted = load.acknowledged.filter(({ from }) => from >= ended);
    if (isFresh() && accepted.length >= WELL_BETS) return performance.now() - ended;
    await pause(50);
  }
  return null;
}

/** What the database has of the bets that were acknowledged, and whether its books are sound. */
async function compare({ inDatabase }: World, { acknowledged }: Load) {
  return inDatabase(async ({ db, pool }) => {
    const ids = acknowledged.map(({ placement }) => placement.meta.placement_id);
    const { rows } = await pool.query<{ id: string; count: number }>(
      'select placement_id as id, count(*)::int as count from bets where placement_id = any($1) group by 1',
      [ids],
    );
    const differences = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(reconcile);
    return {
      lost: new Set(ids).size - rows.length,
      doubled: rows.filter(({ count }) => count > 1).length,
      differences: differences.length,
    };
  });
}

/** A bet that should not have been accepted: when, and how old its price was by then; in s. */
function describe({ vouched }: World, { match, odds, at, from }: Acknowledged, ended: number) {
  return {
    after_end: rounded(at - ended),
    asked_before: rounded(at - from),
    ...vouched.ageOf({ urn: match.urn, outcome: '1', odds }, at),
  };
}

function rounded(ms: number): number {
  return Number((ms / 1000).toFixed(1));
}
