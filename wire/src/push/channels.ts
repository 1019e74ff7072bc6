/** Names, status, score and main market of every match, in one locale. */
export function updatesChannel(locale: string): string {
  return `updates:${locale}`;
}

/** Every line of one match, in numbers. */
export function matchChannel(matchId: number): string {
  return `match:${matchId}`;
}

/** Balance and bets of one player; needs a subscription token (SPEC §6). */
export function userChannel(playerId: number): string {
  return `$user:${playerId}`;
}

/** What players say about one match. Anybody may read it. */
export function chatChannel(matchId: number): string {
  return `chat:${matchId}`;
}
