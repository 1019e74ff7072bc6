import { channelAccess } from './channels';
import { ERROR, UNSUBSCRIBE } from './codes';
import type { ProtocolError } from './codes';
import { expiry, graceAfter } from './connect';
import type { Client, Core } from './core';
import type { Publication } from './history';
import { after } from './limits';
import { REJECT_UNRECOVERED, unsubscribeLine } from './protocol';
import type { HistoryCommand, SubscribeCommand } from './protocol';
import type { Stream } from './stream';

/** Subscribes a client, and hands over what it missed since the position it names. */
export async function subscribe(session: Client, id: number, command: SubscribeCommand) {
  const { channel, token = '' } = command;
  const access = channelAccess(channel);
  if (!access.ok) return session.refuse(id, ERROR.unknownChannel);
  const checked =
    access.value === 'open'
      ? await checkSubject(session.core, channel)
      : await checkToken(session, channel, token);
  if (session.closed) return;
  const refusal = checked.error ?? mayNotJoin(session, channel);
  if (refusal) return session.refuse(id, refusal);
  join(session, id, command, checked.expiresAt);
}

interface Checked {
  error: ProtocolError | null;
  expiresAt: number | null;
}

const OPEN: Checked = { error: null, expiresAt: null };

/** A channel that is in use is known; names made up are refused, so that none of them costs anything. */
async function checkSubject(core: Core, channel: string): Promise<Checked> {
  if (!core.knownChannels || core.streams.has(channel)) return OPEN;
  try {
    const isKnown = await core.knownChannels.has(channel);
    return isKnown ? OPEN : { ...OPEN, error: ERROR.unknownChannel };
  } catch (error) {
    core.log.error({ err: error }, 'a channel could not be looked up');
    return { ...OPEN, error: ERROR.internal };
  }
}

/** The token must be for this user and for this channel (SPEC §6). */
async function checkToken(session: Client, channel: string, token: string): Promise<Checked> {
  const read = await session.core.tokens.verify(token);
  if (!read.ok) {
    const error = read.error === 'expired' ? ERROR.tokenExpired : ERROR.permissionDenied;
    return { error, expiresAt: null };
  }
  const { user, expiresAt } = read.value;
  const fits = user !== '' && user === session.user && read.value.channel === channel;
  return { error: fits ? null : ERROR.permissionDenied, expiresAt };
}

function mayNotJoin({ subscriptions, core }: Client, channel: string): ProtocolError | null {
  if (subscriptions.has(channel)) return ERROR.alreadySubscribed;
  if (subscriptions.size >= core.limits.channelsPerClient) return ERROR.limitExceeded;
  if (!core.streams.hasRoom(channel)) return ERROR.limitExceeded;
  return null;
}

function join(
  session: Client,
  id: number,
  { channel, recover = false, epoch = '', offset = 0, flag = 0 }: SubscribeCommand,
  expiresAt: number | null,
): void {
  const { core } = session;
  const stream = core.streams.get(channel);
  const missed = recover ? recovered(session, stream, { epoch, offset }) : null;
  if (recover && !missed && (flag & REJECT_UNRECOVERED) !== 0) {
    core.streams.release(stream);
    return session.refuse(id, ERROR.unrecoverablePosition);
  }
  stream.join(session);
  session.subscriptions.set(channel, { stream, expiry: expiryOf(session, channel, expiresAt) });
  const result = {
    recoverable: true,
    positioned: true,
    ...stream.position,
    // Each recovered publication moves the client on from where it was.
    ...(missed ? { offset, recovered: true } : {}),
    ...(recover ? { was_recovering: true } : {}),
    ...expiry(core, expiresAt),
  };
  const [first = [], ...later] = missed ?? [];
  session.reply(
    id,
    'subscribe',
    result,
    first.map(({ json }) => json),
  );
  for (const piece of later) {
    session.sendLater({ bytes: bytesOf(piece), make: () => stream.lines(piece) });
  }
}

/**
 * What was missed, in pieces, or null. A client that missed more than it could take at once is told that it
 * is not recovered: fetching the state again is cheaper, and it would only be cut as too slow.
 */
function recovered(
  session: Client,
  stream: Stream,
  position: { epoch: string; offset: number },
): Publication[][] | null {
  const { limits, clock, counters } = session.core;
  const missed = stream.since(position, clock.now());
  if (!missed) return null;
  const pieces: Publication[][] = [];
  let [bytes, ofPiece] = [0, Infinity];
  for (const each of missed) {
    bytes += each.bytes;
    ofPiece += each.bytes;
    if (session.waiting + bytes > limits.queueBytes / 2) return null;
    if (ofPiece > limits.pieceBytes) {
      pieces.push([]);
      ofPiece = each.bytes;
    }
    pieces.at(-1)?.push(each);
  }
  if (!session.historyAllowance.take(bytes)) return null;
  counters.historyBytes += bytes;
  return pieces;
}

function bytesOf(publications: readonly Publication[]): number {
  return publications.reduce((sum, { bytes }) => sum + bytes, 0);
}

function expiryOf(session: Client, channel: string, expiresAt: number | null) {
  const ms = graceAfter(session.core, expiresAt);
  if (ms === null) return null;
  return after(ms, () => {
    session.leave(channel);
    session.tell(unsubscribeLine(channel, UNSUBSCRIBE.expired));
  });
}

/** Prolongs a subscription by a new token. */
export async function refreshSubscription(
  session: Client,
  id: number,
  { channel, token }: { channel: string; token: string },
): Promise<void> {
  const { error, expiresAt } = await checkToken(session, channel, token);
  const subscription = session.subscriptions.get(channel);
  if (!subscription) return session.refuse(id, ERROR.permissionDenied);
  if (error) return session.refuse(id, error === ERROR.tokenExpired ? ERROR.expired : error);
  if (subscription.expiry) clearTimeout(subscription.expiry);
  subscription.expiry = expiryOf(session, channel, expiresAt);
  session.reply(id, 'sub_refresh', expiry(session.core, expiresAt));
}

/** Ends a subscription; ending one that does not exist is no error. */
export function unsubscribe(session: Client, id: number, channel: string): void {
  session.leave(channel);
  session.reply(id, 'unsubscribe', {});
}

/** The position of a channel the client is subscribed to, and publications if it asks for some. */
export function history(session: Client, id: number, command: HistoryCommand): void {
  const subscription = session.subscriptions.get(command.channel);
  if (!subscription) return session.refuse(id, ERROR.permissionDenied);
  const { stream } = subscription;
  const found = page(stream, session.core, command);
  if (!found) return session.refuse(id, ERROR.unrecoverablePosition);
  const bytes = bytesOf(found);
  if (!session.historyAllowance.take(bytes)) return session.refuse(id, ERROR.tooManyRequests);
  session.core.counters.historyBytes += bytes;
  session.reply(
    id,
    'history',
    stream.position,
    found.map(({ json }) => json),
  );
}

/** What is asked for, or as much of its beginning as goes into one answer. */
function page(
  stream: Stream,
  { clock, limits }: Core,
  { limit = 0, since, reverse = false }: HistoryCommand,
): readonly Publication[] | null {
  const { epoch = '', offset = 0 } = since ?? {};
  if (epoch !== '' && epoch !== stream.position.epoch) return null;
  const kept = stream.kept(clock.now());
  const wanted = kept.filter((each) => {
    if (!since) return true;
    return reverse ? each.offset < offset : each.offset > offset;
  });
  if (reverse) wanted.reverse();
  const most = limit < 0 ? limits.historyAnswerSize : Math.min(limit, limits.historyAnswerSize);
  const answered: Publication[] = [];
  let bytes = 0;
  for (const each of wanted.slice(0, most)) {
    bytes += each.bytes;
    if (answered.length > 0 && bytes > limits.historyAnswerBytes) break;
    answered.push(each);
  }
  return answered;
}
