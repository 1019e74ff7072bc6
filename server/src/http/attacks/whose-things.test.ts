import { randomUUID } from 'node:crypto';
import { ALL_CALLS } from '@touchline/wire/calls/all';
import type { Call } from '@touchline/wire/calls/call';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AttackedHouse,
  attackedHouse,
  isDone,
  unless,
} from '@touchline/testkit/attacks/attacked-house';
import { GOOD_CALLS } from '@touchline/testkit/attacks/good-calls';
import {
  leavesOf,
  nameOf,
  type Place,
  valueAt,
  withValue,
} from '@touchline/testkit/attacks/schema-walk';
import { stateOf } from '@touchline/testkit/attacks/state-of';
import { type World, worldOf } from '@touchline/testkit/attacks/attacked-world';

/**
 * Whose a thing is that a request names. `owned`: one player's, and to all others it is not there. `silent`: the same,
 * in a call that does for what is not there what it does for what is done already. `shared`: everybody's. `own_name`:
 * the caller's own name for what is asked, so that others may use the same. `bearer`: of whoever knows it.
 */
type Whose = 'owned' | 'silent' | 'shared' | 'own_name' | 'bearer';

const CATALOGUE: Record<string, Whose> = Object.fromEntries(
  ['getMatch', 'listMarkets', 'getCategory', 'getTournament', 'getHeadToHead', 'getForm']
    .concat([
      'getStandings',
      'getField',
      'getEventParts',
      'getLineups',
      'getTimeline',
      'getVideo',
      'listStreams',
    ])
    .concat(['getOddsHistory'])
    .map((name) => [`${name} params.id`, 'shared']),
);
const FILTERS: Record<string, Whose> = Object.fromEntries(
  ['listMatches', 'listSports', 'listCategories', 'listTournaments'].flatMap((name) =>
    ['id', 'sport_id', 'category_id', 'tournament_id'].map(
      (key) => [`${name} query.${key}`, 'shared'] as const,
    ),
  ),
);

/** Every id in a call that is not the operator's. A call that is not said here fails the first test. */
const WHOSE: Record<string, Whose> = {
  ...CATALOGUE,
  ...FILTERS,
  'confirmEmail query.confirmation_token': 'bearer',
  'unlockAccount query.unlock_token': 'bearer',
  'replacePassword body.reset_password_token': 'bearer',
  // Stands in links for anybody to see, is kept with the account and opens nothing.
  'signUp body.affiliate_id': 'shared',
  'signInSecondFactor body.token': 'bearer',
  'signInSecondFactor body.code': 'bearer',
  'signInSecondFactor body.recovery_code': 'bearer',
  'signInSecondFactor body.passkey.id': 'bearer',
  'signInSecondFactor body.passkey.rawId': 'bearer',
  'confirmByFactor body.token': 'bearer',
  'confirmByFactor body.code': 'bearer',
  'confirmByFactor body.recovery_code': 'bearer',
  'confirmByFactor body.passkey.id': 'bearer',
  'confirmByFactor body.passkey.rawId': 'bearer',
  'addPasskey body.passkey.id': 'bearer',
  'addPasskey body.passkey.rawId': 'bearer',
  'takeHandover body.token': 'bearer',
  'confirmTotp body.code': 'bearer',
  'removeTotp body.code': 'bearer',
  'removeTotp body.recovery_code': 'bearer',
  'removePasskey body.code': 'bearer',
  'removePasskey body.recovery_code': 'bearer',
  'renewRecoveryCodes body.code': 'bearer',
  'renewRecoveryCodes body.recovery_code': 'bearer',
  'verifyPhone body.code': 'bearer',
  'updateProfile body.country_code': 'shared',
  'getShareBets query.code': 'bearer',
  'endOneSession params.id': 'owned',
  'getDeposit params.id': 'owned',
  'renamePasskey params.id': 'owned',
  'removePasskey params.id': 'owned',
  'confirmLimit params.id': 'owned',
  'endLimit params.id': 'owned',
  'createWithdrawal body.request_id': 'own_name',
  'getWithdrawal params.id': 'owned',
  'cancelWithdrawal params.id': 'owned',
  'placeBets body.meta.placement_id': 'own_name',
  // What a browser calls itself, kept with the placement and never looked for.
  'placeBets body.meta.device_id': 'own_name',
  'placeBets body.bets.0.selections.0.match_id': 'shared',
  'placeBets body.bets.0.selections.0.market_id': 'shared',
  'placeBets body.bets.0.selections.0.outcome_id': 'shared',
  'placeBets body.bets.0.system_id': 'shared',
  'placeBets body.bets.0.bonus.id': 'shared',
  'maxStake body.selections.0.match_id': 'shared',
  'maxStake body.selections.0.market_id': 'shared',
  'maxStake body.selections.0.outcome_id': 'shared',
  'maxStake body.system_id': 'shared',
  'maxStake body.bonus.id': 'shared',
  'createShareBet body.bets.0.selections.0.match_id': 'shared',
  'createShareBet body.bets.0.selections.0.market_id': 'shared',
  'createShareBet body.bets.0.selections.0.outcome_id': 'shared',
  'createShareBet body.bets.0.system_id': 'shared',
  // Sent along from the slip, and not kept.
  'createShareBet body.bets.0.bonus.id': 'shared',
  'getCustomOdds body.selections.0.match_id': 'shared',
  'getCustomOdds body.selections.0.market_id': 'shared',
  'getCustomOdds body.selections.0.outcome_id': 'shared',
  'listCustomMarkets params.matchId': 'shared',
  'listBets query.match_id': 'shared',
  'getOwnPage params.path': 'shared',
  // Of nobody else's bet anything is told, and none of one's own are before it.
  'listBets query.id': 'silent',
  'getBet params.id': 'owned',
  'getBetHistory params.id': 'owned',
  'setAutoCashout body.bet_id': 'owned',
  'removeAutoCashout body.bet_id': 'owned',
  'cashout body.bet_id': 'owned',
  'cashout body.cashout_id': 'own_name',
  'listBonusesOfKind params.kind': 'shared',
  'usableBonuses body.bets.0.selections.0.match_id': 'shared',
  'usableBonuses body.bets.0.selections.0.market_id': 'shared',
  'usableBonuses body.bets.0.selections.0.outcome_id': 'shared',
  'usableBonuses body.bets.0.system_id': 'shared',
  'getBonusDetails params.kind': 'shared',
  'getBonusDetails params.id': 'owned',
  'getBonusTerms params.kind': 'shared',
  'getBonusTerms params.id': 'owned',
  'activateBonus params.id': 'owned',
  'boostBonus params.id': 'owned',
  'getTournamentRating params.id': 'owned',
  'getAmb params.id': 'owned',
  'getAmbTerms params.id': 'owned',
  'countingAmbs body.bets.0.selections.0.match_id': 'shared',
  'countingAmbs body.bets.0.selections.0.market_id': 'shared',
  'countingAmbs body.bets.0.selections.0.outcome_id': 'shared',
  'countingAmbs body.bets.0.system_id': 'shared',
  'markBonusesAsSeen body.bonuses.0.id': 'silent',
  'enterPromoCode body.code': 'shared',
  'getJackpot params.id': 'shared',
  'jackpotsOnSlip body.bets.0.selections.0.match_id': 'shared',
  'jackpotsOnSlip body.bets.0.selections.0.market_id': 'shared',
  'jackpotsOnSlip body.bets.0.selections.0.outcome_id': 'shared',
  'jackpotsOnSlip body.bets.0.system_id': 'shared',
  'listJackpotHits query.jackpot_id': 'shared',
  // Whose it is is told by a hash alone.
  'getJackpotProof params.id': 'shared',
  'addFavourite params.type': 'shared',
  'addFavourite params.id': 'shared',
  'removeFavourite params.type': 'shared',
  'removeFavourite params.id': 'shared',
  'listMarkets query.market_id': 'shared',
  'getOddsHistory query.market_id': 'shared',
  'listLines query.match_id': 'shared',
  'listLines query.market_id': 'shared',
  'countMatches body.sport_id': 'shared',
  'countMatches body.category_id': 'shared',
  'countMatches body.tournament_id': 'shared',
  'getVote query.prediction_id': 'shared',
  'castVote body.prediction_id': 'shared',
  // What is said about a match stands there for everybody.
  'getChat params.id': 'shared',
  'sendChat params.id': 'shared',
  'sendChat body.request_id': 'own_name',
  'reportChat params.id': 'shared',
  'launchGame params.provider': 'shared',
  'readNotifications body.ids': 'silent',
  // A browser that signs in as somebody else goes on getting messages, of its new player.
  'subscribeToPush body.endpoint': 'bearer',
  'unsubscribeFromPush query.endpoint': 'silent',
  'websocketAuthorize body.channels': 'silent',
};

const IS_ID = /(^|_)(id|ids|token|code|endpoint|channels)$|Id$/;

/** A list of ids is one place. */
const inWhole = (place: Place) => (place.at(-1) === '0' ? place.slice(0, -1) : place);

function idsOf(call: Call): Place[] {
  if (call.access === 'operator') return [];
  const found = leavesOf(call)
    .map(({ place }) => inWhole(place))
    .filter((place) => place[0] === 'params' || IS_ID.test(place.at(-1) ?? ''));
  return [...new Map(found.map((place) => [nameOf(place), place])).values()];
}

const all = ALL_CALLS.flatMap((call) =>
  idsOf(call).map((place) => ({ call, place, name: `${call.name} ${nameOf(place)}` })),
);
const those = (...kinds: Whose[]) =>
  all
    .filter(({ name }) => kinds.includes(WHOSE[name] ?? 'shared'))
    .map((each) => [each.name, each] as const);

let attacked: AttackedHouse;
let world: World;
beforeAll(async () => {
  attacked = await attackedHouse();
  world = worldOf(attacked);
});
afterAll(() => attacked.close());

test('of every id in a call it is said whose it is', () => {
  expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(WHOSE).toSorted());
});

async function prepared(call: Call) {
  const found = GOOD_CALLS.find((each) => each.call.name === call.name);
  const { player, sent = {} } = (await found?.prepare(world)) ?? {};
  if (!player) throw new Error(`${call.name} is prepared for a player`);
  return { player, sent };
}

/** Of the same form, and nobody's. */
function madeUp(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(madeUp);
  if (typeof value === 'number') return 987_654_321;
  const text = String(value);
  if (/^\d+$/.test(text)) return '987654321';
  if (/^[0-9a-f-]{36}$/.test(text)) return randomUUID();
  return text.replace(/\d+$|[^/]+$/, '987654321');
}

describe('what is one player’s is not there for another, who learns no more than of nothing', () => {
  test.each(those('owned', 'silent'))('%s', async (name, { call, place }) => {
    const { player, sent } = await prepared(call);
    const other = await world.aPlayer();
    const theirs = valueAt(sent, place);
    const before = await stateOf(world, player.id);
    const nobodys = madeUp(theirs);
    const ofNothing = await world.send(call, withValue(sent, place, nobodys), other);
    const ofTheirs = await world.send(call, sent, other);
    if (WHOSE[name] === 'owned') expect(ofTheirs.status).toBe(404);
    expect(ofTheirs.status).toBe(ofNothing.status);
    const plainly = (text: string, value: unknown) => text.replaceAll(String(value), 'the id');
    expect(plainly(ofTheirs.text, theirs)).toBe(plainly(ofNothing.text, nobodys));
    expect(await stateOf(world, player.id)).toEqual(before);
    // The owner is answered all the same, so it was there to be found.
    expect((await world.send(call, sent, player)).status).toBeLessThan(300);
  });
});

describe('what players call their requests, others may call theirs', () => {
  test.each(those('own_name'))('%s', async (_name, { call, place }) => {
    const [first, second] = [await prepared(call), await prepared(call)];
    const answer = await world.send(call, first.sent, first.player);
    expect(answer.status).toBeLessThan(300);
    const before = await stateOf(world, first.player.id);
    const sent = withValue(second.sent, place, valueAt(first.sent, place));
    const other = await world.send(call, sent, second.player);
    expect(unless(isDone(other), 'not done', other)).toEqual([]);
    expect(other.text).not.toBe(answer.text);
    expect(await stateOf(world, first.player.id)).toEqual(before);
  });
});
