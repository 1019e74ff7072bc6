import { expect, test } from 'vitest';
import { stretchesOf } from './play-usage';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOW - minutes * MINUTE);
const times = (
  presences: [from: number, to: number][],
  given: { signedIn?: number; sportsbook?: number; reminded?: number } = {},
) => ({
  presences: presences.map(([from, to]) => [NOW - from * MINUTE, NOW - to * MINUTE] as const),
  active: { day: 0, week: 0, month: 0 },
  signedInAt: given.signedIn === undefined ? null : ago(given.signedIn),
  sportsbookAt: given.sportsbook === undefined ? null : ago(given.sportsbook),
  remindedAt: given.reminded === undefined ? null : ago(given.reminded),
});

test.each([
  ['nobody who was never there has a session', times([]), [null, null, null]],
  ['whoever gave no sign for five minutes has gone', times([[30, 6]]), [null, null, null]],
  ['a session begins when the player comes', times([[30, 5]]), [30, 30, 30]],
  [
    'and anew when the player comes back',
    times([
      [90, 60],
      [30, 0],
    ]),
    [30, 30, 30],
  ],
  ['and with a sign-in', times([[30, 0]], { signedIn: 20 }), [20, 20, 20]],
  [
    'a sign-in that lasts begins nothing after a break',
    times([[30, 0]], { signedIn: 900 }),
    [30, 30, 30],
  ],
  ['what belongs to it began in it', times([[30, 0]], { sportsbook: 9, reminded: 4 }), [30, 9, 4]],
  [
    'what was before it is over',
    times([[30, 0]], { signedIn: 20, sportsbook: 25, reminded: 40 }),
    [20, 20, 20],
  ],
] as const)('%s', (_rule, given, expected) => {
  const { session, sportsbook_session, reality_check } = stretchesOf(given, NOW);
  const minutes = [session, sportsbook_session, reality_check].map((since) =>
    since === null ? null : (NOW - since) / MINUTE,
  );
  expect(minutes).toEqual(expected);
});
