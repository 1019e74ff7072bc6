import { randomUUID } from 'node:crypto';
import { Allowance } from './allowance';
import { answer } from './answer';
import { DISCONNECT } from './codes';
import type { Disconnect, ProtocolError } from './codes';
import type { Client, Core, Subscription } from './core';
import { Heartbeat } from './heartbeat';
import { after } from './limits';
import { Outgoing } from './outgoing';
import type { LaterFrame } from './outgoing';
import { PING, errorLine, isPong, parseFrame, replyLine } from './protocol';
import type { Command } from './protocol';
import type { Transport } from './transport';

/** A large frame counts like several commands before it is read. */
const BYTES_AS_COMMAND = 1024;

/** One client: its commands in order, its replies, its subscriptions. */
export class Session implements Client {
  readonly id = randomUUID();
  readonly client = randomUUID();
  readonly core: Core;
  readonly transport: Transport;
  readonly subscriptions = new Map<string, Subscription>();
  user: string | null = null;
  #closed = false;
  #answering = false;
  #commands: { command: Command; bytes: number }[] = [];
  #commandBytes = 0;
  readonly #allowance: Allowance;
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

  get waiting(): number {
    return this.#outgoing.waiting + this.#replyBytes;
  }

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

  reply(id: number, method: string, result: object, publications: readonly string[] = []): void {
    this.#queue(replyLine(id, method, result, publications));
  }

  refuse(id: number, error: ProtocolError): void {
    this.core.counters.refused += 1;
    this.#queue(errorLine(id, error));
  }

  tell(line: string): void {
    this.#queue(line);
    this.#sendReplies();
  }

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

  connected(user: string): void {
    this.user = user;
    this.core.roster.signIn(this, user);
    this.#heartbeat.start();
  }

  expireAfter(ms: number | null, disconnect: Disconnect): void {
    if (this.#deadline) clearTimeout(this.#deadline);
    this.#deadline = ms === null ? null : after(ms, () => this.close(disconnect));
  }

  leave(channel: string): void {
    const subscription = this.subscriptions.get(channel);
    if (!subscription) return;
    if (subscription.expiry) clearTimeout(subscription.expiry);
    this.subscriptions.delete(channel);
    subscription.stream.leave(this);
    this.core.streams.release(subscription.stream);
  }

  close(disconnect: Disconnect): void {
    void this.closeAndWait(disconnect);
  }

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
