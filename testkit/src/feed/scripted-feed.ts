import { createServer, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type FromScript,
  type ScriptedFixture,
  type ToScript,
  toScript,
} from '@touchline/wire/feed/script';

/** The producer of prices in play. */
export const LIVE = 1;
const ALIVE_EVERY_MS = 2_000;

/** What an outcome of a market costs: its id and decimal odds, or null for one that is not on offer. */
export type Prices = Readonly<Record<string, number | null>>;

/** A feed whose every message is said by a test. It plays the provider for a server started with `FEED=script`. */
export class ScriptedFeed {
  /** What `FEED_SCRIPT` is set to. */
  readonly path: string;
  readonly #dir: string;
  readonly #server: Server;
  #socket: Socket | null = null;
  #isReachable = true;
  #beat: NodeJS.Timeout | null = null;
  readonly #fixtures = new Map<string, ScriptedFixture>();
  /** The last message about prices of each event, which a recovery repeats. */
  readonly #state = new Map<string, { rk: string; xml: string }>();
  /** Called whenever the producer vouches for its prices, with ms of a clock that never steps. */
  onAlive: (at: number) => void = () => {};

  constructor(dir: string) {
    this.#dir = dir;
    this.path = path.join(dir, 'feed.sock');
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Opens the socket; nothing is said until a server connects and `start` is called. */
  static async open(): Promise<ScriptedFeed> {
    const feed = new ScriptedFeed(mkdtempSync(path.join(tmpdir(), 'touchline-feed-')));
    await new Promise<void>((done) => feed.#server.listen(feed.path, done));
    return feed;
  }

  /** The producer says at once, and from then on every two seconds, that it is alive. */
  start(): void {
    this.#sayAlive();
    this.#beat ??= setInterval(() => this.#sayAlive(), ALIVE_EVERY_MS);
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

  /** An event that the provider's API knows from now on. */
  describe(fixture: ScriptedFixture): void {
    this.#fixtures.set(fixture.urn, fixture);
  }

  /** A match in play with the price of its winner (market 1); said again it moves the price. */
  price(
    urn: string,
    prices: Prices,
    { score = [0, 0] }: { score?: readonly [number, number] } = {},
  ): void {
    this.#tell(urn, 'odds_change', `${statusXml(score)}<odds>${marketXml(prices)}</odds>`);
  }

  /** Every market of the match is suspended. */
  suspend(urn: string): void {
    this.say(`hi.-.live.bet_stop.1.${urn}.-`, `<bet_stop ${head(urn)} groups="all"/>`);
  }

  /** The winner is decided: the outcomes named in `results` won (1) or lost (0). */
  settle(urn: string, results: Readonly<Record<string, 0 | 1>>): void {
    const outcomes = Object.entries(results).map(
      ([id, result]) => `<outcome id="${id}" result="${result}"/>`,
    );
    const xml = `<bet_settlement ${head(urn)} certainty="2"><outcomes><market id="1">${outcomes.join('')}</market></outcomes></bet_settlement>`;
    this.say(`lo.-.live.bet_settlement.1.${urn}.-`, xml);
  }

  /** Any message as it is. */
  say(rk: string, xml: string): void {
    this.#write({ rk, xml });
  }

  #tell(urn: string, type: string, inside: string): void {
    const message = {
      rk: `hi.-.live.${type}.1.${urn}.-`,
      xml: `<${type} ${head(urn)}>${inside}</${type}>`,
    };
    this.#state.set(urn, message);
    this.#write(message);
  }

  #sayAlive(): void {
    if (!this.#socket) return;
    this.onAlive(performance.now());
    this.say(
      '-.-.-.alive.-.-.-.-',
      `<alive product="${LIVE}" timestamp="${Date.now()}" subscribed="1"/>`,
    );
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
    lines.on('line', (text) => this.#answer(toScript.parse(JSON.parse(text))));
  }

  #answer(asked: ToScript): void {
    if ('describe' in asked) {
      const fixture = this.#fixtures.get(asked.describe);
      return this.#write(fixture ? { fixture } : { unknown: asked.describe });
    }
    const { producer, requestId } = asked.recover;
    for (const { rk, xml } of this.#state.values())
      this.say(rk, xml.replace(/^(<\w+) /, `$1 request_id="${requestId}" `));
    this.onAlive(performance.now());
    const complete = `<snapshot_complete product="${producer}" timestamp="${Date.now()}" request_id="${requestId}"/>`;
    this.say('-.-.-.snapshot_complete.-.-.-.-', complete);
  }
}

function head(urn: string): string {
  return `product="${LIVE}" event_id="${urn}" timestamp="${Date.now()}"`;
}

function statusXml([home, away]: readonly [number, number]): string {
  return `<sport_event_status status="1" match_status="6" home_score="${home}" away_score="${away}"/>`;
}

function marketXml(prices: Prices): string {
  const outcomes = Object.entries(prices).map(([id, odds]) =>
    odds === null
      ? `<outcome id="${id}" active="0"/>`
      : `<outcome id="${id}" odds="${odds}" active="1"/>`,
  );
  return `<market id="1" status="1" cashout_status="1">${outcomes.join('')}</market>`;
}
