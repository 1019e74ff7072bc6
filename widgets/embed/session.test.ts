import type { HostMessage } from '@touchline/wire/window/embed';
import { expect, test } from 'vitest';
import type { EmbedEvents } from '@touchline/wire/window/embed-script';
import { hostSession } from './session';

type Token = () => Promise<string | null>;

function host(token?: Token) {
  const told: HostMessage<'iframe_integration'>[] = [];
  const events: string[] = [];
  const on: Partial<EmbedEvents> = {
    session: ({ status, reason }) => events.push(`${status} ${reason}`),
    signIn: ({ view }) => events.push(view),
    problem: ({ code }) => events.push(code),
  };
  const session = hostSession({ on, ...(token ? { token } : {}) }, (each) => told.push(each));
  return { told, events, session };
}

const gives = (token: string | null) => host(async () => token);
const NOBODY = { status: 'not-logged-in' } as const;

test.each(['logged-in', 'not-logged-in'] as const)(
  'as a page begins, found %s, the frame becomes who is signed in at the host',
  async (status) => {
    const player = gives('abc');
    await player.session.heard({ status, reason: 'found' });
    expect(player.told).toEqual([{ status: 'logged-in', token: 'abc' }]);
    const visitor = gives(null);
    await visitor.session.heard({ status, reason: 'found' });
    expect(visitor.told).toEqual([NOBODY]);
  },
);

test.each(['signed_in', 'signed_out', 'refused'] as const)(
  'a session that is told of as %s is not followed by a token, so nothing goes round',
  async (reason) => {
    const { told, session, events } = gives('abc');
    await session.heard({ ...NOBODY, reason });
    expect(told).toEqual([]);
    expect(events[0]).toBe(`not-logged-in ${reason}`);
  },
);

test('a token that was refused is a problem', async () => {
  const { session, events } = gives('abc');
  await session.heard({ ...NOBODY, reason: 'refused' });
  expect(events).toContain('token_refused');
});

test('a session that has ended goes on where the host still has a player, who is asked otherwise', async () => {
  const player = gives('abc');
  await player.session.heard({ ...NOBODY, reason: 'expired' });
  expect(player.told).toEqual([{ status: 'logged-in', token: 'abc' }]);
  expect(player.events).not.toContain('sign_in');
  const visitor = gives(null);
  await visitor.session.heard({ ...NOBODY, reason: 'expired' });
  expect(visitor.events).toContain('sign_in');
});

test('of two questions at once only the later answer counts', async () => {
  const answers: ((token: string | null) => void)[] = [];
  const { told, session } = host(() => new Promise((resolve) => answers.push(resolve)));
  const both = [session.refresh(), session.refresh()];
  answers[1]?.(null);
  answers[0]?.('of a player who has signed out since');
  await Promise.all(both);
  expect(told).toEqual([NOBODY]);
});

test('a host that fails to answer changes nothing, and is told', async () => {
  const { told, session, events } = host(() => Promise.reject(new Error('no network')));
  await session.refresh();
  expect(told).toEqual([]);
  expect(events).toEqual(['token_failed']);
});

test('without tokens the frame looks again by itself', async () => {
  const { told, session } = host();
  await session.refresh();
  expect(told).toEqual([{ status: 'logged-in' }]);
  await session.heard({ ...NOBODY, reason: 'found' });
  expect(told).toHaveLength(1);
});
