import { type ChatRefusal, isBanned } from '@touchline/domain/chat/refusal';
import { isRoomOpen } from '@touchline/domain/chat/room';
import { listFor } from '@touchline/domain/chat/word-filter';
import type { ReplyOf } from '@touchline/wire/calls/call';
import * as calls from '@touchline/wire/calls/match-chat';
import { failure, reply, type Router } from '@touchline/wire/calls/router';
import { chatChannel } from '@touchline/wire/push/channels';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { notFound } from '../catalogue/catalogue-routes';
import { isExcluded } from '../../wallet/play-limits';
import { type SiteSettings, USUAL_CHAT } from '../site';
import { messagesOf } from './chat-messages';
import { reportMessage } from './report-message';
import { nameOf, numberOf, sendMessage } from './send-message';
import { banOf, type Talked, talkedAbout } from './talk-about';

/** What rooms of matches stand on. */
export interface ChatDeps {
  db: Kysely<Database>;
  clock: { now(): Date };
  /** Where a channel's stream stands now. */
  position(channel: string): Promise<{ epoch: string; offset: number }>;
  site: SiteSettings;
}

/** Says how the sportsbook answers for what players say about matches (SPEC §2, the match page's CHAT). */
export function chatRoutes(router: Router, deps: ChatDeps): void {
  const { db, clock, site } = deps;
  router.on(calls.getChat, async ({ params: { id }, query, playerId, locale }) => {
    const { hasRooms, words } = site.chat ?? USUAL_CHAT;
    if (!hasRooms) return noRooms();
    const channel = chatChannel(id);
    // Taken before the messages are read: whoever follows the channel since here misses nothing.
    const stream = { channel, ...(await deps.position(channel)) };
    const talked = await talkedAbout(db, id);
    if (!talked) return notFound('match');
    const page = { before: query.before, limit: query.limit ?? calls.CHAT_PAGE };
    const { messages, hasEarlier } = await messagesOf(db, id, page);
    const about = { matchId: id, talked, list: listFor(words, locale), now: clock.now().getTime() };
    return reply({
      data: messages,
      has_earlier: hasEarlier,
      stream,
      me: playerId === null ? null : await whoAmI(db, playerId, about),
      is_open: isRoomOpen(talked, about.now),
    });
  });
  router.on(calls.sendChat, async ({ params, body, playerId, locale }) => {
    const terms = site.chat ?? USUAL_CHAT;
    if (!terms.hasRooms) return noRooms();
    const { text, request_id: requestId } = body;
    const saying = { matchId: params.id, playerId, text, requestId, locale };
    const sent = await sendMessage(db, saying, terms, clock.now());
    if (sent.ok) return reply({ data: sent.value });
    return sent.error ? refusal(sent.error) : notFound('match');
  });
  router.on(calls.reportChat, async ({ params: { id }, body, playerId }) => {
    const why = await reportMessage(db, { id, playerId, reason: body.reason }, clock.now());
    if (why === 'no_message') return notFound('message');
    return why ? failure(409, 'conflict', 'it is your own message') : reply({});
  });
}

interface About {
  matchId: number;
  talked: Talked;
  /** Words that nobody is called. */
  list: readonly string[];
  now: number;
}

async function whoAmI(
  db: Kysely<Database>,
  playerId: number,
  { matchId, talked, list, now }: About,
): Promise<ReplyOf<typeof calls.getChat>['me']> {
  const ban = await banOf(db, playerId);
  const isOut = isBanned(ban, now);
  const until = isOut ? (ban?.until ?? null) : null;
  const isOpen = isRoomOpen(talked, now);
  const isBarred = !isOut && (await isExcluded(db, playerId, new Date(now)));
  return {
    speaker: await numberOf(db, matchId, playerId),
    name: await nameOf(db, playerId, list),
    banned_until: until === null ? null : new Date(until).toISOString(),
    why_not: isOut ? 'banned' : isBarred ? 'barred' : isOpen ? null : 'room_closed',
  };
}

function noRooms() {
  return failure(403, 'forbidden', 'there are no rooms about matches on this site');
}

const SAYS: Readonly<Record<ChatRefusal['why'], string>> = {
  empty: 'a message has at least one sign that can be seen',
  too_long: 'a message has at most 300 signs',
  link: 'a message leads nowhere else',
  word: 'it holds a word that is not said here',
  repeated: 'you have just said that',
  too_fast: 'you are writing too fast',
  room_busy: 'too many are writing at once',
  banned: 'you may not write here',
  barred: 'a limit of your own stands against it',
  room_closed: 'there is no more talk about this match',
};

function refusal(refused: ChatRefusal) {
  const wait = 'wait' in refused ? { wait_seconds: Math.ceil(refused.wait / 1000) } : {};
  const data = { details: refused.why, ...wait };
  return failure(422, 'chat_refused', SAYS[refused.why], { data });
}
