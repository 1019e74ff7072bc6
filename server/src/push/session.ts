import { randomUUID } from 'node:crypto';
import { Allowance } from './allowance';
import { answer } from './answer';
import { DISCONNECT } from './codes';
import type { Disconnect, ProtocolError } from './codes';
import type { Core } from './core';
import { Heartbeat } from './heartbeat';
import { after } from './limits';
import { Outgoing } from './outgoing';
import type { LaterFrame } from './outgoing';
import { PING, errorLine, isPong, parseFrame, replyLine } from './protocol';
import type { Command } from './protocol';
import type { Stream, Subscriber } from './stream';
import type { Transport } from './transport';

/** A large frame counts like several commands before it is read. */
const BYTES_AS_COMMAND = 1024;

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
  #commands: { command: Command; bytes: number }[] = [];
  #commandBytes = 0;
  readonly #allowance: Allowance;
  /** Of history and of what is recovered, in bytes. */
  readonly historyAllowance: Allowance;
  readonly #outgoing: Outgoing;
  #replies: string[] = [];
  #replyBytes = 0;
  #deadline: NodeJS.Timeout | null = null;
  readonly #heartbeat: Heartbeat;

  constructor(core: Core, transport: Transport) {
    const { limits } = core;
    this.core = core;
    this.transport = transport;
    this.#outgoing = new Outgoing(transport, limits, () => this.#tooSlow());
    this.#allowance = new Allowance(limits.commandsPerSecond, limits.commandsAtOnce);
    this.historyAllowance = new Allowance(limits.historyBytesPerSecond, limits.historyBytesAtOnce);
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

  /** Bytes that wait for the client, replies included. */
  get waiting(): number {
    return this.#outgoing.waiting + this.#replyBytes;
  }

  /** Takes a frame of commands; they are answered one after the other. */
  receive(frame: string): void {
    if (this.#closed) return;
    this.#heartbeat.heard();
    if (!this.allows(frame.length / BYTES_AS_COMMAND)) return;
    const commands = parseFrame(frame);
    if (!commands) return this.close(DISCONNECT.badRequest);
    if (!this.allows(commands.length)) return;
    const bytes = frame.length / commands.length;
    for (const command of commands) {
      if (isPong(command)) continue;
      this.#commands.push({ command, bytes });
      this.#commandBytes += bytes;
    }
    const { queuedCommands, queuedCommandBytes } = this.core.limits;
    if (this.#commands.length > queuedCommands || this.#commandBytes > queuedCommandBytes) {
      return this.close(DISCONNECT.tooManyRequests);
    }
    if (!this.#answering) void this.#answerAll();
  }

  /** Whether the client may send so many commands now; one that floods is cut. */
  allows(commands: number): boolean {
    if (this.#allowance.take(commands)) return true;
    this.close(DISCONNECT.tooManyRequests);
    return false;
  }

  async #answerAll(): Promise<void> {
    this.#answering = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        await answer(this, next);
        // Who does not read what was answered is answered nothing more.
        await this.#outgoing.room();
      }
      this.#sendReplies();
    } catch (error) {
      this.core.log.error({ err: error }, 'a realtime command failed');
      this.close(DISCONNECT.serverError);
    } finally {
      this.#answering = false;
    }
  }

  #next(): Command | undefined {
    const next = this.#closed ? undefined : this.#commands.shift();
    this.#commandBytes -= next?.bytes ?? 0;
    return next?.command;
  }

  /** Answers a command. The reply leaves before any publication that is sent after this call. */
  reply(id: number, method: string, result: object, publications: readonly string[] = []): void {
    this.#queue(replyLine(id, method, result, publications));
  }

  refuse(id: number, error: ProtocolError): void {
    this.core.counters.refused += 1;
    this.#queue(errorLine(id, error));
  }

  /** Sends a line that answers nothing, such as the end of a subscription. */
  tell(line: string): void {
    this.#queue(line);
    this.#sendReplies();
  }

  /** Sends something large that is written only when its turn comes. */
  sendLater(frame: LaterFrame): void {
    this.#sendReplies();
    this.#send(frame);
  }

  /** Replies of one frame leave together, unless they are large. */
  #queue(line: string): void {
    if (this.#closed) return;
    this.#replies.push(line);
    this.#replyBytes += line.length;
    if (this.#replyBytes >= this.core.limits.pieceBytes) this.#sendReplies();
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
    this.#replyBytes = 0;
    this.#send(Buffer.from(lines.join('\n')));
  }

  /** Nothing more is piled on a client that has not taken what it was sent. */
  #send(frame: Buffer | LaterFrame): boolean {
    if (this.#closed) return false;
    if (this.#outgoing.waiting > this.core.limits.queueBytes) {
      this.#tooSlow();
      return false;
    }
    this.#outgoing.add(frame);
    return true;
  }

  #tooSlow(): void {
    this.core.counters.slowClients += 1;
    this.close(DISCONNECT.slow);
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
    this.ended(disconnect.reason);
    await this.transport.close(disconnect, this.#outgoing.isMidFrame);
  }

  /** The connection is gone: forgets everything about it. */
  ended(reason = 'left'): void {
    if (this.#closed) return;
    this.#closed = true;
    const { closed } = this.core.counters;
    closed.set(reason, (closed.get(reason) ?? 0) + 1);
    this.#commands = [];
    this.#replies = [];
    this.#outgoing.stop();
    this.#heartbeat.stop();
    if (this.#deadline) clearTimeout(this.#deadline);
    for (const channel of this.subscriptions.keys()) this.leave(channel);
    this.core.roster.remove(this);
  }
}
