import * as z from 'zod/mini';
import { pagination } from '../catalogue';
import { plainText } from '../plain-text';
import { defineCall, OPERATOR_API } from './call';
import { flag } from './filters';
import { pageLimit, pageNumber, wholeNumberFrom } from './whole-number';

const LAST = 999_999_999;
const numbered = z.object({ id: wholeNumberFrom(1, LAST) });
const paged = { page: z.optional(pageNumber), limit: z.optional(pageLimit) };

/** A message as the operator sees it: whose it is, and what was removed too. */
const keptMessage = z.object({
  id: z.int(),
  match_id: z.int(),
  player_id: z.int(),
  nickname: z.nullable(z.string()),
  text: z.string(),
  sent_at: z.string(),
  removed_at: z.nullable(z.string()),
  removed_by: z.nullable(z.string()),
  reports: z.array(z.object({ reason: z.string(), count: z.int() })),
});

/** Who may not write, for how long and why. */
const ban = z.object({
  player_id: z.int(),
  banned_at: z.string(),
  banned_by: z.string(),
  /** Null is for good. */
  until: z.nullable(z.string()),
  reason: z.string(),
});

/** The newest first; of what was reported, what most have reported first. */
export const listChatMessages = defineCall({
  name: 'listChatMessages',
  summary: 'What players say about matches, or what of it was reported',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/chat/messages`,
  access: 'operator',
  query: z.object({
    match_id: z.optional(wholeNumberFrom(1, LAST)),
    player_id: z.optional(wholeNumberFrom(1, LAST)),
    /** Only what players have reported and nobody has removed. */
    reported: z.optional(flag),
    ...paged,
  }),
  reply: z.object({ data: z.array(keptMessage), pagination }),
});

/** Nobody reads it any more; what is removed already is answered alike, and is no decision. */
export const removeChatMessage = defineCall({
  name: 'removeChatMessage',
  summary: 'Remove what a player has said about a match',
  origin: 'operator',
  method: 'POST',
  path: `${OPERATOR_API}/chat/messages/:id/remove`,
  access: 'operator',
  params: numbered,
  body: z.object({ reason: z.optional(plainText(0, 500)) }),
  reply: z.object({ data: keptMessage }),
});

export const listChatBans = defineCall({
  name: 'listChatBans',
  summary: 'Who may not write about matches now',
  origin: 'operator',
  method: 'GET',
  path: `${OPERATOR_API}/chat/bans`,
  access: 'operator',
  query: z.object(paged),
  reply: z.object({ data: z.array(ban), pagination }),
});

/** Takes the place of a ban that is there. */
export const banFromChat = defineCall({
  name: 'banFromChat',
  summary: 'Ban a player from writing about matches, for so many hours or for good',
  origin: 'operator',
  method: 'PUT',
  path: `${OPERATOR_API}/players/:id/chat-ban`,
  access: 'operator',
  params: numbered,
  body: z.object({
    /** Null is for good. */
    hours: z.nullable(z.int().check(z.gte(1), z.lte(87_600))),
    reason: plainText(1, 500),
    /** Whether what they have said is removed too. */
    remove_messages: z._default(z.boolean(), false),
  }),
  reply: z.object({ data: ban }),
});

/** 404 when nobody has banned the player. */
export const unbanFromChat = defineCall({
  name: 'unbanFromChat',
  summary: 'Let a player write about matches again',
  origin: 'operator',
  method: 'DELETE',
  path: `${OPERATOR_API}/players/:id/chat-ban`,
  access: 'operator',
  params: numbered,
  reply: z.object({}),
});

export type KeptMessageReply = z.input<typeof keptMessage>;
export type BanReply = z.input<typeof ban>;
