import { expect, test } from 'vitest';
import type { SessionState } from '../../state/session';
import { groupGate } from './group-gate';

const inGroups = (...ids: string[]) =>
  ({ statuses: ids.map((id) => ({ id })) }) as SessionState['player'];

test.each([
  ['a site for everybody takes visitors', null, 'not-logged-in', null, null],
  ['and players of any group', null, 'logged-in', inGroups(), null],
  ['a site for a group sends visitors to sign in', 'club', 'not-logged-in', null, '/users/sign-in'],
  ['takes players of the group', 'club', 'logged-in', inGroups('vip', 'club'), null],
  ['and sends others to their own page', 'club', 'logged-in', inGroups('clubs'), '/profile'],
  ['nobody is sent before it is known who they are', 'club', 'pending', null, null],
  ['nor before anybody was asked', 'club', 'unknown', null, null],
] as const)('%s', (_rule, group, status, player, gate) => {
  expect(groupGate(group, { status, player }, false)).toBe(gate);
});

test.each([
  ['visitors', 'not-logged-in', null],
  ['players of another group', 'logged-in', inGroups('clubs')],
] as const)(
  'a host or an app may yet sign somebody in: until then, %s stay',
  (_who, status, player) => {
    expect(groupGate('club', { status, player }, true)).toBeNull();
  },
);
