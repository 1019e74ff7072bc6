import { ok, refused, type Result } from '@touchline/domain/result';
import { type Command, HEARTBEAT, login, textOf } from './commands';
import { type Connection, type Door, openConnection } from './connection';
import type { Envelope } from './messages';
import { parseEnvelope } from './parse';
import { codeName, isLasting } from './result-codes';

/**
 * A connection on which we are known: commands, their answers, and what is pushed in between.
 *
 * Documented (OddsFeed, TCP socket, "Access Method", "Integration Guide", "Command List"): nothing is asked before the
 * login has been answered; HeartBeat is sent every five seconds and not answered; who hears nothing for fifteen seconds
 * connects again; an answer carries the name of its command and a result code.
 *
 * Not public: any number by which an answer belongs to a question. Commands are therefore sent one after the other, and
 * when one is not answered in time the connection is given up, since a late answer could be taken for that of the next.
 */
export interface Timing {
  readonly connectMs: number;
  readonly answerMs: number;
  readonly heartbeatMs: number;
  readonly silenceMs: number;
}

export const TIMING: Timing = {
  connectMs: 10_000,
  answerMs: 60_000,
  heartbeatMs: 5_000,
  silenceMs: 15_000,
};

export interface Login {
  readonly userName: string;
  readonly password: string;
}

/** Why a command failed. */
export interface Failure {
  readonly code: number | null;
  readonly reason: string;
}

export interface Session {
  /** Sends a command when those before it have been answered. Refused too where the connection is gone. */
  ask(command: Command): Promise<Result<Envelope, Failure>>;
  /** Resolves with why it is gone. */
  readonly gone: Promise<string>;
  close(reason: string): void;
  pause(): void;
  resume(): void;
}

interface Hooks {
  /** A command succeeded. Called before anything that came later is handed over, and before `ask` resolves. */
  answered(envelope: Envelope): void;
  /** A message that answers nothing; null where it cannot be read. */
  pushed(text: string, envelope: Envelope | null): void;
  /** It is time for a sign of life, and there is one. */
  alive(): void;
}

/** Why there is no session, and whether somebody has to change something first. */
export interface NoSession {
  readonly reason: string;
  readonly isLasting: boolean;
}

interface Waiting {
  readonly name: string;
  readonly answer: (result: Result<Envelope, Failure>) => void;
}

/** Connects and logs in. */
export async function openSession(
  door: Door,
  who: Login,
  hooks: Hooks,
  timing: Timing,
  signal: AbortSignal,
): Promise<Result<Session, NoSession>> {
  const signs = createSigns(timing);
  let waiting: Waiting | null = null;
  let goneFor: string | null = null;
  let tellGone: (reason: string) => void = () => {};
  const gone = new Promise<string>((resolve) => (tellGone = resolve));

  function receive(text: string): void {
    const parsed = parseEnvelope(text);
    const envelope = parsed.ok ? parsed.value : null;
    if (!envelope || envelope.Command !== waiting?.name) return hooks.pushed(text, envelope);
    const { answer } = waiting;
    waiting = null;
    const result = resultOf(envelope);
    if (result.ok) hooks.answered(envelope);
    answer(result);
  }

  function closed(reason: string): void {
    goneFor = reason;
    signs.stop();
    waiting?.answer(refused({ code: null, reason }));
    tellGone(reason);
  }

  const opened = await openConnection(
    door,
    { heard: signs.heard, message: receive, closed },
    timing.connectMs,
    signal,
  );
  if (!opened.ok) return refused({ reason: opened.error, isLasting: false });
  const connection = opened.value;
  const exchange = (command: Command) =>
    answered(
      connection,
      timing.answerMs,
      (answer) => {
        if (goneFor !== null) return answer(refused({ code: null, reason: goneFor }));
        waiting = { name: command.name, answer };
        connection.send(textOf(command));
      },
      command.name,
    );

  signs.watch(connection);
  const greeting = await exchange(login(who.userName, who.password));
  if (!greeting.ok) {
    const { code, reason } = greeting.error;
    connection.close(reason);
    return refused({ reason, isLasting: code !== null && isLasting(code) });
  }
  if (goneFor !== null) return refused({ reason: goneFor, isLasting: false });
  signs.beat(connection, hooks.alive);
  return ok({ ...asking(connection, exchange, signs), gone });
}

function asking(
  connection: Connection,
  exchange: (command: Command) => Promise<Result<Envelope, Failure>>,
  signs: Signs,
): Omit<Session, 'gone'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (command) => {
      const answer = last.then(() => exchange(command));
      last = answer;
      return answer;
    },
    close: (reason) => connection.close(reason),
    pause: () => {
      signs.rest(true);
      connection.pause();
    },
    resume: () => {
      signs.rest(false);
      connection.resume();
    },
  };
}

/** Resolves with what `send` hands over; gives the connection up where that is nothing for too long. */
function answered(
  connection: Connection,
  patience: number,
  send: (answer: Waiting['answer']) => void,
  name: string,
): Promise<Result<Envelope, Failure>> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => connection.close(`${name} was not answered within ${patience} ms`),
      patience,
    );
    send((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

function resultOf(envelope: Envelope): Result<Envelope, Failure> {
  const { Command: name, ResultCode: code, Error: error } = envelope;
  if (typeof code !== 'number') {
    return refused({ code: null, reason: `${name} was answered without a ResultCode` });
  }
  if (code === 0) return ok(envelope);
  const why = [error?.Key, error?.Message].filter(Boolean).join(': ');
  const detail = why === '' ? '' : `: ${why}`;
  return refused({ code, reason: `${name} was answered with ${codeName(code)}${detail}` });
}

type Signs = ReturnType<typeof createSigns>;

/** Signs of life in both directions. While nothing is taken in, silence says nothing. */
function createSigns({ heartbeatMs, silenceMs }: Timing) {
  const timers: NodeJS.Timeout[] = [];
  let [isResting, heardAt] = [false, performance.now()];
  return {
    heard: () => {
      heardAt = performance.now();
    },
    rest: (resting: boolean) => {
      isResting = resting;
      heardAt = performance.now();
    },
    watch: (connection: Connection) => {
      const look = () => {
        if (isResting || performance.now() - heardAt < silenceMs) return;
        connection.close(`nothing was heard for ${silenceMs} ms`);
      };
      timers.push(setInterval(look, Math.max(10, silenceMs / 5)));
    },
    beat: (connection: Connection, alive: () => void) => {
      const beat = () => {
        connection.send(textOf(HEARTBEAT));
        alive();
      };
      timers.push(setInterval(beat, heartbeatMs));
    },
    stop: () => {
      for (const timer of timers.splice(0)) clearInterval(timer);
    },
  };
}
