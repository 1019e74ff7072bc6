import { createServer, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type FromScript,
  type ScriptCall,
  type ScriptedFixture,
  type ToScript,
  toScript,
} from '@touchline/wire/feed/script';

/** The producer of prices in play, and that of prices before. */
export const LIVE = 1;
export const PREMATCH = 3;
const ALIVE_EVERY_MS = 2_000;

/** A message of the feed as it is sent. */
export interface FeedMessage {
  readonly rk: string;
  readonly xml: string;
}

/** Answers calls of the provider's API, about an event by its urn, or a day; undefined where it knows nothing of it. */
export type Answering = (call: ScriptCall, about: string, picks?: Picks) => unknown;
type Picks = Extract<ToScript, { call: unknown }>['picks'];

/** What stands behind the messages of a script: whole matches, or a whole programme. */
export interface ScriptedContent {
  /** What a producer has said since `after` (ms since epoch), or has on offer where it is null. */
  recover(producer: number, requestId: number, after: number | null): Iterable<FeedMessage>;
  answer: Answering;
}

/** A feed whose every message is said by a test. It plays the provider for a server started with `FEED=script`. */
export class ScriptedFeed {
  /** What `FEED_SCRIPT` is set to. */
  readonly path: string;
  readonly #dir: string;
  readonly #server: Server;
  readonly #contents: ScriptedContent[] = [];
  readonly #producers: readonly number[];
  #socket: Socket | null = null;
  #isReachable = true;
  #beat: NodeJS.Timeout | null = null;
  /** Called whenever a producer vouches for its prices, with ms of a clock that never steps. */
  onAlive: (at: number) => void = () => {};
  /** Wall time as the provider knows it, ms since epoch. */
  now: () => number = Date.now;

  constructor(dir: string, producers: readonly number[]) {
    this.#dir = dir;
    this.#producers = producers;
    this.path = path.join(dir, 'feed.sock');
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Opens the socket; nothing is said until a server connects and `start` is called. */
  static async open(producers: readonly number[] = [LIVE, PREMATCH]): Promise<ScriptedFeed> {
    const feed = new ScriptedFeed(mkdtempSync(path.join(tmpdir(), 'touchline-feed-')), producers);
    await new Promise<void>((done) => feed.#server.listen(feed.path, done));
    return feed;
  }

  /** The producers say at once, and from then on every two seconds, that they are alive. */
  start(): void {
    this.sayAlive();
    this.#beat ??= setInterval(() => this.sayAlive(), ALIVE_EVERY_MS);
  }

  /** Nothing is said any more, while the connection stays. */
  stop(): void {
    if (this.#beat) clearInterval(this.#beat);
    this.#beat = null;
  }

  /** The connection is lost, and none is accepted until `reconnect`. */
  disconnect(): void {
    this.#isReachable = false;
    this.#socket?.destroy();
  }

  reconnect(): void {
    this.#isReachable = true;
  }

  async close(): Promise<void> {
    this.stop();
    this.#socket?.destroy();
    await new Promise((done) => this.#server.close(done));
    rmSync(this.#dir, { recursive: true, force: true });
  }

  /** What the provider knows from now on, in its API and in what it repeats. */
  add(content: ScriptedContent): void {
    this.#contents.push(content);
  }

  /** An event that the provider's API knows from now on. */
  describe(fixture: ScriptedFixture): void {
    this.add({
      recover: () => [],
      answer: (call, about) => (call === 'fixture' && about === fixture.urn ? fixture : undefined),
    });
  }

  /** Any message as it is. */
  say({ rk, xml }: FeedMessage): void {
    this.#write({ rk, xml });
  }

  /** Each producer says now that it is alive. Answers with the time that it says. */
  sayAlive(): number {
    const at = this.now();
    if (!this.#socket) return at;
    this.onAlive(performance.now());
    for (const producer of this.#producers) {
      const xml = `<alive product="${producer}" timestamp="${at}" subscribed="1"/>`;
      this.say({ rk: '-.-.-.alive.-.-.-.-', xml });
    }
    return at;
  }

  #write(message: FromScript): void {
    this.#socket?.write(`${JSON.stringify(message)}\n`);
  }

  #accept(socket: Socket): void {
    if (!this.#isReachable) return void socket.destroy();
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = null;
    });
    const lines = createInterface({ input: socket });
    lines.on('error', () => {});
    lines.on('line', (text) => this.#take(toScript.parse(JSON.parse(text))));
    if (this.#beat) this.sayAlive();
  }

  #take(asked: ToScript): void {
    if ('recover' in asked) return this.#recover(asked.recover);
    const { call, id, about, picks } = asked;
    void this.#answer(call, about, picks).then(
      (value) => this.#write({ answers: id, value }),
      (error: unknown) => this.#write({ answers: id, refusal: String(error) }),
    );
  }

  async #answer(...[call, about, picks]: Parameters<Answering>): Promise<unknown> {
    const answers = await Promise.all(
      this.#contents.map((content) => content.answer(call, about, picks)),
    );
    if (call === 'schedule' || call === 'leagues') return answers.flatMap((each) => each ?? []);
    const known = answers.find((answer) => answer !== undefined);
    if (known === undefined && call === 'fixture') throw new Error(`no event is called ${about}`);
    return known ?? null;
  }

  #recover({
    producer,
    after,
    requestId,
  }: Extract<ToScript, { recover: unknown }>['recover']): void {
    for (const content of this.#contents) {
      for (const message of content.recover(producer, requestId, after)) this.say(message);
    }
    this.onAlive(performance.now());
    const xml = `<snapshot_complete product="${producer}" timestamp="${this.now()}" request_id="${requestId}"/>`;
    this.say({ rk: '-.-.-.snapshot_complete.-.-.-.-', xml });
  }
}
