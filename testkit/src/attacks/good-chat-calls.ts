import { randomUUID } from 'node:crypto';
import * as chat from '@touchline/wire/calls/match-chat';
import { getWatchersUserId } from '@touchline/wire/calls/watchers';
import { good, type GoodCall, plain } from './good-call';
import type { AttackedPlayer, World } from './attacked-world';

const said = async (world: World) => ({
  params: { id: await world.matchToBetOn() },
  body: { text: 'What a start!', request_id: randomUUID() },
});

/** Says something in the room of a match of its own, and answers with the message's number. */
export async function aMessageOf(world: World, player: AttackedPlayer) {
  const sent = await said(world);
  const { body, text } = await world.send(chat.sendChat, sent, player);
  const message = body.data as { id: number } | undefined;
  if (!message) throw new Error(text);
  return { id: message.id, matchId: sent.params.id };
}

/** The calls of the rooms about matches, ours and another maker's. */
export const GOOD_CHAT_CALLS: readonly GoodCall[] = [
  plain(getWatchersUserId),
  good(chat.getChat, async (world) => {
    const { id, matchId } = await aMessageOf(world, await world.aPlayer());
    return { sent: { params: { id: matchId }, query: { before: id, limit: 5 } } };
  }),
  good(chat.sendChat, async (world) => ({
    player: await world.aPlayer(),
    sent: await said(world),
  })),
  good(chat.reportChat, async (world) => {
    const { id } = await aMessageOf(world, await world.aPlayer());
    return {
      player: await world.aPlayer(),
      sent: { params: { id }, body: { reason: 'insult' as const } },
    };
  }),
];
