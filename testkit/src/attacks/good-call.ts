import type { Call, Sent } from '@touchline/wire/calls/call';
import type { AttackedPlayer, World } from './attacked-world';

/** A request that is answered as its caller hopes, once, and who makes it. */
export interface Prepared<C extends Call = Call> {
  /** Whose session goes with it; for players' calls always, for others where it matters. */
  player?: AttackedPlayer;
  sent?: Sent<C>;
}

/** A call with how to prepare such a request: whatever it needs is made anew each time. */
export interface GoodCall {
  call: Call;
  prepare(world: World): Promise<Prepared>;
}

/** Says how a call is made well. */
export function good<C extends Call>(
  call: C,
  prepare: (world: World) => Promise<Prepared<C>>,
): GoodCall {
  return { call, prepare };
}

/** A call of somebody who is signed in, without anything to be said or prepared. */
export function plain(call: Call): GoodCall {
  return good(call, async (world) => ({ player: await world.aPlayer() }));
}

/** A call of which the player is all that is prepared. */
export function said<C extends Call>(call: C, sent: Sent<C>): GoodCall {
  return good(call, async (world) => ({ player: await world.aPlayer(), sent }));
}
