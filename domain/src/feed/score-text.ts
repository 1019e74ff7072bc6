type Side = 'home' | 'away';
type Details = Readonly<Record<string, string | number>>;
const BALLS_AN_OVER = 6;

/**
 * A score in one line: `2:1`. In cricket, of each side that has batted, runs and wickets, and behind those of the one that
 * bats how many overs it has had: `102/7 (14.3)`.
 */
export function scoreText(
  { details = {} }: { readonly details?: Details | undefined },
  stage: string | null,
  total: { home: number; away: number },
): string {
  if (details['home_dismissals'] === undefined && details['away_dismissals'] === undefined) {
    return `${total.home}:${total.away}`;
  }
  const batting = battingIn(stage);
  const hasBatted = (side: Side) =>
    side === batting || total[side] > 0 || Number(details[`${side}_dismissals`] ?? 0) > 0;
  const sides = (['home', 'away'] as const).filter(hasBatted).map((side) => {
    const runs = `${total[side]}/${details[`${side}_dismissals`] ?? 0}`;
    const overs = side === batting ? oversIn(details) : null;
    return overs === null ? runs : `${runs} (${overs})`;
  });
  return sides.length === 0 ? '0/0' : sides.join(' – ');
}

/** Whose innings is on, by the stage of play. */
function battingIn(stage: string | null): Side | null {
  const [, side] = /_innings_(home|away)$/.exec(stage ?? '') ?? [];
  return (side as Side | undefined) ?? null;
}

/** Overs that are done, and balls of the one that is bowled: the third ball of the fifteenth is `14.3`. */
function oversIn({ over, delivery = 0 }: Details): string | null {
  if (typeof over !== 'number' || typeof delivery !== 'number' || over < 1) return null;
  const done = over - 1 + Math.floor(delivery / BALLS_AN_OVER);
  const balls = delivery % BALLS_AN_OVER;
  return balls === 0 ? String(done) : `${done}.${balls}`;
}
