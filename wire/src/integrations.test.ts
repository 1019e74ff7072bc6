import { expect, test } from 'vitest';
import { matchChatOf, watchersRoom } from './integrations';

const CHAT = { type: 'zendesk', id: 'abc', region: null } as const;

test.each([
  ['where nothing is configured, in a room of its own', {}, 'room'],
  ['in the chat window where there is one', { chat: CHAT }, 'provider'],
  ['at watchers.io where there is a key', { chat: CHAT, watchers_key: 'k' }, 'watchers'],
  ['in the room where the operator says so', { watchers_key: 'k', match_chat: 'room' }, 'room'],
  ['nowhere where the operator says so', { watchers_key: 'k', match_chat: 'off' }, null],
] as const)('there is talk about a match %s', (_where, config, expected) => {
  const usual = { chat: null, watchers_key: null, match_chat: 'usual' } as const;
  expect(matchChatOf({ ...usual, ...config })).toBe(expected);
});

test('a room at watchers.io is named by its match, the key of the site, and what it knows the player by', () => {
  const room = { key: 'k-1', match: 'sr:match:9', userId: 'a_b-c', locale: 'pt-BR' };
  const address = new URL(watchersRoom(room));
  expect(address.origin).toBe('https://chat.watchers.io');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    userId: 'a_b-c',
    roomId: 'sr:match:9',
    apikey: 'k-1',
    lang: 'pt',
  });
});
