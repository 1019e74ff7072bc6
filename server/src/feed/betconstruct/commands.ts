/**
 * Commands to the provider.
 *
 * Documented (OddsFeed, TCP socket, "Command List", "Integration Guide"): their names and parameters; that general data
 * is asked for after the login and before the subscriptions; that a subscription with both inclusions answers with a
 * snapshot, and a second one on the same connection with DuplicateSubscription.
 *
 * Not public: how the changes that `GetChangesFrom` asks for end, since they come as updates and not as the answer. With
 * it, nobody could say when nothing is missing any more, so that snapshots are asked for instead. One page says that a
 * `Get…` command goes unanswered before a subscription, the guide asks for them in that order: the guide is followed.
 */
export interface Command {
  readonly name: string;
  readonly params: readonly Readonly<Record<string, string | number | boolean>>[];
}

/** Who we are; the password is in it. */
export function login(userName: string, password: string): Command {
  return { name: 'Login', params: [{ UserName: userName, Password: password }] };
}

/** General data, in an order in which nothing refers to what comes later. */
export const GENERAL_DATA: readonly Command[] = [
  'GetSports',
  'GetRegions',
  'GetCompetitions',
  'GetMarketTypes',
  'GetSelectionTypes',
].map((name) => ({ name, params: [] }));

const EVERYTHING = [{ IncludeMatches: true, IncludeMarkets: true }];

/** Both offers: what is to come, and what is or will be played with live prices. */
export const SUBSCRIPTIONS: readonly Command[] = [
  { name: 'SubscribePreMatch', params: EVERYTHING },
  { name: 'SubscribeMatches', params: EVERYTHING },
];

/** Ends both, so that they may be made again on the same connection. */
export const UNSUBSCRIPTIONS: readonly Command[] = [
  { name: 'UnSubscribePreMatch', params: [] },
  { name: 'UnSubscribeMatches', params: [] },
];

/** One match, whatever its state. The provider takes no more than 5000 of these in 24 hours. */
export function matchById(id: number): Command {
  return { name: 'GetMatchById', params: [{ MatchId: id, IncludeMatchStats: true }] };
}

export const HEARTBEAT: Command = { name: 'HeartBeat', params: [] };

/** A command as it is written. */
export function textOf({ name, params }: Command): string {
  return JSON.stringify(
    params.length === 0 ? { Command: name } : { Command: name, Params: params },
  );
}
