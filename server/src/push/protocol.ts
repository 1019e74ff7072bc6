import * as z from 'zod/mini';
import type { Disconnect, ProtocolError } from './codes';

const channel = z.string().check(z.minLength(1), z.maxLength(255));
const offset = z.int().check(z.minimum(0));
const ofChannel = z.object({ channel });

const subscribe = z.object({
  channel,
  token: z.optional(z.string()),
  recover: z.optional(z.boolean()),
  /** Left out by the client when it is 0. */
  offset: z.optional(offset),
  epoch: z.optional(z.string()),
  flag: z.optional(z.int()),
});

const history = z.object({
  channel,
  /** 0 or absent: only the position; below 0: everything. */
  limit: z.optional(z.int()),
  since: z.optional(z.object({ offset: z.optional(offset), epoch: z.optional(z.string()) })),
  reverse: z.optional(z.boolean()),
});

/** A command of client protocol v2. Without any member it answers a ping. */
const command = z.looseObject({
  id: z.optional(z.int().check(z.minimum(0))),
  connect: z.optional(z.object({ token: z.optional(z.string()) })),
  subscribe: z.optional(subscribe),
  unsubscribe: z.optional(ofChannel),
  history: z.optional(history),
  refresh: z.optional(z.object({ token: z.string() })),
  sub_refresh: z.optional(z.object({ channel, token: z.string() })),
  publish: z.optional(z.unknown()),
  presence: z.optional(z.unknown()),
  presence_stats: z.optional(z.unknown()),
  rpc: z.optional(z.unknown()),
  send: z.optional(z.unknown()),
});

export type Command = z.output<typeof command>;
export type SubscribeCommand = z.output<typeof subscribe>;
export type HistoryCommand = z.output<typeof history>;

/** What the emulation endpoint is posted: commands for a stream that is open elsewhere. */
export const emulatedCommands = z.object({
  session: z.string(),
  node: z.string(),
  data: z.string(),
});

/** The flag of a subscription that wants error 112 instead of `recovered: false`. */
export const REJECT_UNRECOVERED = 2;

/** The ping is a reply to nothing. */
export const PING = Buffer.from('{}');

/** The commands of one frame, one a line; null when any of them is not one. */
export function parseFrame(text: string): Command[] | null {
  const commands: Command[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const parsed = command.safeParse(readJson(line));
    if (!parsed.success) return null;
    commands.push(parsed.data);
  }
  return commands;
}

/** The value, or undefined where the text is not JSON (which no schema takes). */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for `{}`, which is how a client answers a ping. */
export function isPong(each: Command): boolean {
  return Object.keys(each).length === 0;
}

/** A reply line. `publications` are JSON already and are put in as they are. */
export function replyLine(
  id: number,
  method: string,
  result: object,
  publications: readonly string[] = [],
): string {
  const body = JSON.stringify(result);
  if (publications.length === 0) return `{"id":${id},"${method}":${body}}`;
  const separator = body === '{}' ? '' : ',';
  const list = `"publications":[${publications.join(',')}]`;
  return `{"id":${id},"${method}":${body.slice(0, -1)}${separator}${list}}}`;
}

/** How a command that failed is answered. */
export function errorLine(id: number, error: ProtocolError): string {
  return JSON.stringify({ id, error });
}

/** A publication as it stands in pushes, in recovered lists and in history. */
export function publicationJson(data: unknown, at: number): string {
  return `{"data":${JSON.stringify(data)},"offset":${at}}`;
}

/** A publication of a channel, as JSON already, for whoever is subscribed to it. */
export function pushLine(name: string, publication: string): string {
  return `{"push":{"channel":${JSON.stringify(name)},"pub":${publication}}}`;
}

/** How a client is told that a subscription has ended, and why. */
export function unsubscribeLine(name: string, { code, reason }: Disconnect): string {
  return JSON.stringify({ push: { channel: name, unsubscribe: { code, reason } } });
}

/** How a stream that has no close codes of its own is told why it ends. */
export function disconnectLine({ code, reason }: Disconnect): string {
  return JSON.stringify({ push: { disconnect: { code, reason } } });
}
