import { setTimeout as pauseFor } from 'node:timers/promises';
import { refused, type Result } from '@touchline/domain/result';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { markCashingOut, unmarkCashingOut } from './cash-out-delay';
import {
  cashOutBet,
  type CashOutAsked,
  type CashOutDelayed,
  type CashOutFault,
  type CashOutMade,
  digestOf,
} from './cash-out-bet';
import type { Valuing } from './offers';

/** What a player asks for; the rest is known here. */
export type CashOutRequest = Omit<CashOutAsked, 'now' | 'isAuto' | 'mayWait' | 'until'>;

/** Too many cash-outs wait already, or the server is being stopped: nothing was paid, and it may be tried again. */
export interface CashOutUnavailable {
  reason: 'unavailable';
}

export type CashOutAnswer = Result<CashOutMade, CashOutFault | CashOutUnavailable>;

export interface DelayedCashOuts {
  cashOut(request: CashOutRequest): Promise<CashOutAnswer>;
  /** Ends every wait at once; nothing is paid for them. */
  close(): void;
}

interface Waiting {
  db: Kysely<Database>;
  clock: { now(): Date };
  valuing: Valuing;
  /** Waits so many milliseconds, unless it is stopped: then it rejects. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** How many cash-outs may wait out their delay at once, in all and of one player. */
  most?: { all: number; ofPlayer: number };
}

const DEFAULT_MOST = { all: 2000, ofPlayer: 10 };

/**
 * Cashes out bets, those with a leg in play after its sport's live delay (DESIGN §4.14), so that the price is one that
 * has heard of what the player has seen. What is wrong at once is refused at once, and the price at the end counts. No
 * money moves meanwhile, so that a process that dies leaves the bet open and nothing paid. The same request again while
 * one waits gets its answer.
 */
export function delayedCashOuts({
  db,
  clock,
  valuing,
  pause = (ms, signal) => pauseFor(ms, null, { signal }),
  most = DEFAULT_MOST,
}: Waiting): DelayedCashOuts {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<CashOutAnswer>>();
  const waiting: number[] = [];

  async function cashOut(request: CashOutRequest): Promise<CashOutAnswer> {
    const first = await cashOutBet(db, { ...request, now: clock.now(), mayWait: true }, valuing);
    if (first.ok || first.error.reason !== 'delayed') return withoutDelay(first);
    const own = waiting.filter((playerId) => playerId === request.playerId).length;
    const isFull = waiting.length >= most.all || own >= most.ofPlayer;
    if (isFull || stopping.signal.aborted) return refused({ reason: 'unavailable' });
    waiting.push(request.playerId);
    try {
      return await cashOutAfter(first.error.seconds * 1000, request);
    } finally {
      waiting.splice(waiting.indexOf(request.playerId), 1);
    }
  }

  async function cashOutAfter(ms: number, request: CashOutRequest): Promise<CashOutAnswer> {
    const until = new Date(clock.now().getTime() + ms);
    await markCashingOut(db, request.betId, until);
    const hasPassed = await pause(ms, stopping.signal).then(
      () => true,
      () => false,
    );
    const last = hasPassed
      ? withoutDelay(await cashOutBet(db, { ...request, now: clock.now(), until }, valuing))
      : refused({ reason: 'unavailable' } as const);
    await unmarkCashingOut(db, request.betId, until);
    return last;
  }

  return {
    cashOut: (request) => {
      const name = nameOf(request);
      const before = underWay.get(name);
      if (before) return before;
      const answer = cashOut(request).finally(() => underWay.delete(name));
      underWay.set(name, answer);
      return answer;
    },
    close: () => stopping.abort(),
  };
}

function withoutDelay(
  result: Result<CashOutMade, CashOutFault | CashOutDelayed>,
): Result<CashOutMade, CashOutFault> {
  if (result.ok) return result;
  const { error } = result;
  if (error.reason === 'delayed') throw new Error('a cash-out that has waited does not wait again');
  return refused(error);
}

function nameOf(request: CashOutRequest): string {
  return [request.playerId, request.betId, request.id ?? '', digestOf(request)].join('/');
}
