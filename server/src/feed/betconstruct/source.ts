import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedSource } from '../source';
import type { Door } from './connection';
import { PRODUCER } from './match-memory';
import { bookingSchema, type Envelope } from './messages';
import { createOutlet, type Outlet } from './outlet';
import { parseAs } from './parse';
import { ANSWER, PUSHED, SESSION, type TextLine } from './reading';
import { createLookUps, type LookUps, restore } from './restore';
import { type Login, openSession, type Session, type Timing, TIMING } from './session';

export interface BetconstructOptions {
  readonly door: Door;
  readonly login: Login;
  /** Ids of the matches that the book takes to be open. */
  openMatches(): Promise<readonly number[]>;
  /** Ms since epoch. */
  now(): number;
  log(line: string): void;
  readonly timing?: Timing;
  readonly waits?: Waits;
}

/** How long to wait between two attempts, in ms. */
export interface Waits {
  readonly first: number;
  readonly longest: number;
}

/** A source like any other of the loop, but for its lines: they are not XML, and `createBetconstructReader` reads them. */
export interface TextSource extends Required<
  Pick<FeedSource, 'stop' | 'recover' | 'recoverEvent'>
> {
  start(deliver: (line: TextLine) => Promise<void>): Promise<void>;
}

const WAITS: Waits = { first: 1_000, longest: 60_000 };
/** Objects of an answer that make one line, so that no transaction grows without bounds. */
const MATCHES_A_LINE = 20;
const OBJECTS_A_LINE = 1_000;
const MOST_DOUBLINGS = 20;

/**
 * Follows the feed of BetConstruct over its TCP socket, and connects again as often as it must. Starting does not wait
 * for a provider that is away: what is missed until then is asked for like anything else, and until it has come the
 * producer is down.
 *
 * The documents on which this rests, and what they do not say, are named in `framing.ts` (the bytes), `session.ts`
 * (commands and signs of life), `restore.ts` (catching up) and the translators. How long to wait before connecting again
 * is not documented; the wait grows, scatters, and is at its longest where an account or an address is refused.
 */
export function createBetconstructSource(options: BetconstructOptions): TextSource {
  const follower = new Follower(options);
  return {
    start: async (deliver) => follower.start(deliver),
    stop: () => follower.stop(),
    recover: (product, _after, requestId) => follower.recover(product, requestId),
    recoverEvent: (_product, urn) => follower.recoverMatch(urn),
  };
}

class Follower {
  readonly #options: BetconstructOptions;
  readonly #stopping = new AbortController();
  readonly #lookUps: LookUps;
  #outlet: Outlet | null = null;
  #visiting: Promise<void> = Promise.resolve();
  #failures = 0;
  #session: Session | null = null;
  /** Whether the feed has been caught up with since the connection was made, and whether that answered a request. */
  #standing: 'away' | 'restoring' | 'fresh' | 'answered' = 'away';
  /** The request for recovery that is to be answered. */
  #awaited: number | null = null;

  constructor(options: BetconstructOptions) {
    this.#options = options;
    this.#lookUps = createLookUps(options.now, (id, reason) => {
      options.log(`Match ${id} could not be asked for: ${reason}`);
      this.#say(`${SESSION.untold}${id}`);
    });
  }

  start(deliver: (line: TextLine) => Promise<void>): void {
    this.#outlet = createOutlet(deliver, {
      full: () => this.#session?.pause(),
      room: () => this.#session?.resume(),
      failed: () => this.#stopping.abort(),
    });
    this.#visiting = this.#keepVisiting();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#visiting;
    await this.#outlet?.stop();
  }

  recover(product: number, requestId: number): void {
    if (product !== PRODUCER)
      return this.#options.log(`There is no producer ${product} to recover`);
    this.#awaited = requestId;
    if (this.#standing === 'fresh') this.#answerRecovery();
    else if (this.#standing === 'answered' && this.#session) this.#catchUp(this.#session, true);
  }

  /** A match is asked for as one that was booked is. */
  recoverMatch(urn: string): void {
    const id = Number(/^bc:match:(\d+)$/.exec(urn)?.[1]);
    if (this.#session && Number.isSafeInteger(id)) this.#lookUp(this.#session, id);
  }

  #lookUp(session: Session, id: number): void {
    this.#lookUps.ask(session, id).catch((error: unknown) => session.close(String(error)));
  }

  #say(rk: string, text = ''): void {
    this.#outlet?.put({ t: this.#options.now(), rk, text });
  }

  async #keepVisiting(): Promise<void> {
    const { first, longest } = this.#options.waits ?? WAITS;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const isLasting = await this.#visit();
      const most = isLasting ? longest : Math.min(longest, first * 2 ** this.#failures);
      this.#failures = Math.min(this.#failures + 1, MOST_DOUBLINGS);
      const scattered = most / 2 + (Math.random() * most) / 2;
      await sleep(scattered, undefined, { signal }).catch(() => {});
    }
  }

  /** Stays on one connection until it is gone. Answers whether trying again soon is no use. */
  async #visit(): Promise<boolean> {
    const { door, login, log, timing = TIMING } = this.#options;
    const hooks = {
      answered: (envelope: Envelope) => sayAnswer(envelope, (rk, text) => this.#say(rk, text)),
      pushed: (text: string, envelope: Envelope | null) => this.#pushed(text, envelope),
      alive: () => this.#say(SESSION.alive),
    };
    const opened = await openSession(door, login, hooks, timing, this.#stopping.signal);
    if (!opened.ok) {
      log(`The feed cannot be reached: ${opened.error.reason}`);
      return opened.error.isLasting;
    }
    this.#session = opened.value;
    this.#say(SESSION.opened);
    this.#catchUp(opened.value, false);
    log(`The feed is gone: ${await opened.value.gone}`);
    [this.#session, this.#standing, this.#awaited] = [null, 'away', null];
    this.#say(SESSION.lost);
    return false;
  }

  #catchUp(session: Session, isAgain: boolean): void {
    this.#standing = 'restoring';
    const { openMatches } = this.#options;
    restore({ session, isAgain, openMatches, lookUps: this.#lookUps })
      .then((restored) => {
        if (session !== this.#session) return;
        if (!restored.ok) return session.close(restored.error);
        this.#failures = 0;
        this.#standing = 'fresh';
        this.#answerRecovery();
      })
      .catch((error: unknown) => session.close(String(error)));
  }

  #answerRecovery(): void {
    if (this.#awaited === null) return;
    this.#say(`${SESSION.recovered}${this.#awaited}`);
    this.#awaited = null;
    this.#standing = 'answered';
  }

  #pushed(text: string, envelope: Envelope | null): void {
    this.#say(`${PUSHED}${envelope?.Command ?? 'unreadable'}`, text);
    const session = this.#session;
    if (!session || envelope?.Command !== 'BookedObject') return;
    for (const id of bookedIn(envelope)) this.#lookUp(session, id);
  }
}

/** An answer in lines of some objects each. */
function sayAnswer({ Command, Objects }: Envelope, say: (rk: string, text: string) => void): void {
  const objects = Objects ?? [];
  const most = Command.startsWith('Subscribe') ? MATCHES_A_LINE : OBJECTS_A_LINE;
  for (let from = 0; from < objects.length; from += most) {
    const part = { Command, ResultCode: 0, Objects: objects.slice(from, from + most) };
    say(`${ANSWER}${Command}`, JSON.stringify(part));
  }
}

function bookedIn({ Objects }: Envelope): number[] {
  return (Objects ?? []).flatMap((object) => {
    const booked = parseAs(bookingSchema, object, 'booked object');
    return booked.ok ? [booked.value.ObjectId] : [];
  });
}
