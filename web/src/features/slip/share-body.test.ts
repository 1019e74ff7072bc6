import { createShareBet } from '@touchline/wire/calls/share-bets';
import {
  aPick,
  customSlip,
  SINGLES_OFFERED,
  stakedSlip,
  systemSlip,
} from '@touchline/testkit/slip/slip';
import { strictly } from '@touchline/wire/calls/strictly';
import { expect, test } from 'vitest';
import { shareBody, shareLink } from './share-body';

const picks = [1, 2, 3].map((matchId) => aPick({ matchId }));

test.each([
  ['singles', stakedSlip(picks, 500, SINGLES_OFFERED), ['single', 'single', 'single']],
  ['a combo', stakedSlip(picks, 500), ['combo']],
  ['a slip without a stake', stakedSlip(picks, 0), ['combo']],
  ['a trixie', systemSlip(picks, 322, 500), ['system']],
  ['a custom bet', customSlip([aPick(), aPick({ marketId: 18 })], 3000), ['custom_bet']],
] as const)('%s can be shared as it stands', (_what, slip, types) => {
  const read = strictly(createShareBet.body).parse(shareBody(slip));
  expect(read.bets.map((bet) => bet.type)).toEqual(types);
  expect(read.bets.map((bet) => bet.stake.value)).toEqual(slip.bets.map((bet) => bet.stake.amount));
});

test('a link leads to the first page of the reader, with the code', () => {
  expect(shareLink('https://book.example/de/', 'ABC123')).toBe(
    'https://book.example/de/?betcode=ABC123',
  );
});
