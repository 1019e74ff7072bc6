import type { BuilderLeg } from '@touchline/domain/pricing/bet-builder/leg';
import * as z from 'zod/mini';
import { scoreOf } from './inputs';

const PLAIN: Readonly<Record<string, BuilderLeg>> = {
  home: { market: 'result', side: 'home' },
  draw: { market: 'result', side: 'draw' },
  away: { market: 'result', side: 'away' },
  btts: { market: 'both_teams_to_score', yes: true },
  btts_no: { market: 'both_teams_to_score', yes: false },
  odd: { market: 'odd_even', side: 'odd' },
  even: { market: 'odd_even', side: 'even' },
};
const TOTAL = /^(?:(home|away)_)?(over|under)(\d+(?:\.\d+)?)$/;

/** A leg as files write it: "home", "over2.5", "away_under1.5", "btts_no", "1:0". */
export const builderLeg = z.pipe(
  z.string(),
  z.transform((text, context): BuilderLeg => {
    const leg = readLeg(text);
    if (leg) return leg;
    context.issues.push({ code: 'custom', message: `there is no leg "${text}"`, input: text });
    return z.NEVER;
  }),
);

function readLeg(text: string): BuilderLeg | null {
  const plain = Object.hasOwn(PLAIN, text) ? PLAIN[text] : undefined;
  if (plain) return plain;
  if (/^\d+:\d+$/.test(text)) return { market: 'correct_score', score: scoreOf(text) };
  const [, team, side, goals] = TOTAL.exec(text) ?? [];
  if (side !== 'over' && side !== 'under') return null;
  const line = Number(goals);
  return team === 'home' || team === 'away'
    ? { market: 'team_total', team, side, line }
    : { market: 'total', side, line };
}
