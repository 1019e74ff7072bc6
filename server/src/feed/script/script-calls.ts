import { type ScriptCall, scriptCalls, type ToScript } from '@touchline/wire/feed/script';
import type { ProviderApi } from '../source';

/** The script answers at once or not at all. */
const ANSWERED_WITHIN_MS = 10_000;

interface Waiting {
  readonly call: ScriptCall;
  readonly message: ToScript;
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** The provider's API as the script plays it, and the way in for what it answers. */
export interface ScriptCalls {
  readonly api: ProviderApi;
  /** Sends what was asked before there was anybody to ask. */
  sendAll(): void;
  answer(id: number, value: unknown): void;
  refuse(id: number, reason: string): void;
  /** The script has gone: what it owes an answer has none. */
  refuseAll(reason: string): void;
}

/** Calls that are sent to the script one by one, each with a number that its answer carries. */
export function createScriptCalls(send: (message: ToScript) => void): ScriptCalls {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function ask<Answer>(call: ScriptCall, about: string, picks?: readonly Pick[]): Promise<Answer> {
    last += 1;
    const id = last;
    const message = { call, id, about, ...(picks && { picks: [...picks] }) };
    const answered = new Promise<unknown>((done, failed) => {
      waiting.set(id, { call, message, done, failed });
    });
    const timer = setTimeout(() => refuse(id, 'no answer'), ANSWERED_WITHIN_MS);
    send(message);
    return answered.finally(() => clearTimeout(timer)) as Promise<Answer>;
  }

  function refuse(id: number, reason: string): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    asked?.failed(new Error(`the script does not answer ${asked.call}: ${reason}`));
  }

  return {
    api: {
      fixture: (urn) => ask('fixture', urn),
      schedule: (day) => ask('schedule', day),
      leagues: () => ask('leagues', ''),
      timeline: (urn) => ask('timeline', urn),
      lineups: (urn) => ask('lineups', urn),
      meetings: (urn) => ask('meetings', urn),
      customBet: (urn, picks) => ask('customBet', urn, picks),
      customBetSelections: (urn, chosen) => ask('customBetSelections', urn, chosen),
    },
    sendAll: () => {
      for (const { message } of waiting.values()) send(message);
    },
    answer: (id, value) => {
      const asked = waiting.get(id);
      if (!asked) return;
      const read = scriptCalls[asked.call].safeParse(value);
      if (!read.success) return refuse(id, read.error.message);
      waiting.delete(id);
      asked.done(read.data);
    },
    refuse,
    refuseAll: (reason) => {
      for (const id of waiting.keys()) refuse(id, reason);
    },
  };
}

type Pick = Parameters<ProviderApi['customBet']>[1][number];
