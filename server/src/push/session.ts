import { randomUUID } from 'node:crypto';
import { answer } from './answer';
import { DISCONNECT } from './codes';
import type { Disconnect, ProtocolError } from './codes';
import type { Core } from './core';
import { Heartbeat } from './heartbeat';
import { after } from './limits';
import { PING, errorLine, isPong, parseFrame, replyLine } from './protocol';
import type { Command } from './protocol';
import type { Stream, Subscriber } from './stream';
import type { Transport } from './transport';

/** One subscription of one client. */
export interface Subscription {
  stream: Stream;
  /** Ends it when its token is not refreshed in time. */
  expiry: NodeJS.Timeout | null;
}

/** One client: its commands in order, its replies, its subscriptions. */
export class Session implements Subscriber {
  /** Known to this client alone: whoever has it may send commands (emulation). */
  readonly id = randomUUID();
  /** Names the connection to the client and in logs. */
  readonly client = randomUUID();
  readonly core: Core;
  readonly transport: Transport;
  readonly subscriptions = new Map<string, Subscription>();
  /** Null until it has connected; then the user's id, empty for a visitor. */
  user: string | null = null;
  #closed = false;
  #answering = false;
  #commands: Command[] = [];
  #replies: string[] = [];
  #deadline: NodeJS.Timeout | null = null;
  readonly #heartbeat: Heartbeat;

  constructor(core: Core, transport: Transport) {
    this.core = core;
    this.transport = transport;
    this.#heartbeat = new Heartbeat({
      ...core.limits,
      ping: () => this.#send(PING),
      lost: () => this.close(DISCONNECT.noPong),
    });
    this.expireAfter(core.limits.connectMs, DISCONNECT.stale);
    core.roster.add(this);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Takes a frame of commands; they are answered one after the other. */
  receive(frame: string): void {
    if (this.#closed) return;
    this.#heartbeat.heard();
    const commands = parseFrame(frame);
    if (!commands) return this.close(DISCONNECT.badRequest);
    this.#commands.push(...commands.filter((each) => !isPong(each)));
    if (this.#commands.length > this.core.limits.queuedCommands) {
      return this.close(DISCONNECT.tooManyRequests);
    }
    if (!this.#answering) void this.#answerAll();
  }

  async #answerAll(): Promise<void> {
    this.#answering = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) await answer(this, next);
      this.#sendReplies();
    } catch (error) {
      this.core.log.error({ err: error }, 'a realtime command failed');
      this.close(DISCONNECT.serverError);
    } finally {
      this.#answering = false;
    }
  }

  #next(): Command | undefined {
    return this.#closed ? undefined : this.#commands.shift();
  }

  /** Answers a command. The reply leaves before any publication that is sent after this call. */
  reply(id: number, method: string, result: object, publications: readonly string[] = []): void {
    this.#queue(replyLine(id, method, result, publications));
  }

  refuse(id: number, error: ProtocolError): void {
    this.#queue(errorLine(id, error));
  }

  /** Sends a line that answers nothing, such as the end of a subscription. */
  tell(line: string): void {
    this.#queue(line);
    this.#sendReplies();
  }

  /** Replies of one frame leave together, unless they are large. */
  #queue(line: string): void {
    this.#replies.push(line);
    if (line.length > this.core.limits.messageBytes) this.#sendReplies();
  }

  deliver(frame: Buffer): void {
    this.#sendReplies();
    if (this.#send(frame)) {
      this.core.counters.frames += 1;
      this.core.counters.bytes += frame.length;
    }
  }

  #sendReplies(): void {
    if (this.#replies.length === 0) return;
    const lines = this.#replies;
    this.#replies = [];
    this.#send(Buffer.from(lines.join('\n')));
  }

  /** Nothing more is piled on a client that has not taken what it was sent. */
  #send(frame: Buffer): boolean {
    if (this.#closed) return false;
    if (this.transport.waiting() > this.core.limits.queueBytes) {
      this.core.counters.slowClients += 1;
      this.close(DISCONNECT.slow);
      return false;
    }
    this.transport.send(frame);
    return true;
  }

  /** The client has said who it is. */
  connected(user: string): void {
    this.user = user;
    this.core.roster.signIn(this, user);
    this.#heartbeat.start();
  }

  /** Closes the connection in `ms` unless called again; null: never. */
  expireAfter(ms: number | null, disconnect: Disconnect): void {
    if (this.#deadline) clearTimeout(this.#deadline);
    this.#deadline = ms === null ? null : after(ms, () => this.close(disconnect));
  }

  /** Ends one subscription, if there is one. */
  leave(channel: string): void {
    const subscription = this.subscriptions.get(channel);
    if (!subscription) return;
    if (subscription.expiry) clearTimeout(subscription.expiry);
    this.subscriptions.delete(channel);
    subscription.stream.leave(this);
    this.core.streams.release(subscription.stream);
  }

  /** Says why and ends the connection. */
  close(disconnect: Disconnect): void {
    void this.closeAndWait(disconnect);
  }

  /** Done when the client is gone, or could not be reached for a while. */
  async closeAndWait(disconnect: Disconnect): Promise<void> {
    if (disconnect !== DISCONNECT.slow) this.#sendReplies();
    // Sending the last replies may have found the client too slow, and closed it.
    if (this.#closed) return;
    this.ended();
    await this.transport.close(disconnect);
  }

  /** The connection is gone: forgets everything about it. */
  ended(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#commands = [];
    this.#heartbeat.stop();
    if (this.#deadline) clearTimeout(this.#deadline);
    for (const channel of this.subscriptions.keys()) this.leave(channel);
    this.core.roster.remove(this);
  }
}
