import type { RecordedMatch } from './season-file';

/** What a season's results say of its clubs and of the league. */
export interface Strengths {
  /** Mean goals of a side at home and of a side away. */
  readonly level: { readonly home: number; readonly away: number };
  /** On the Elo scale, around 1700. */
  ratingOf(club: string): number;
}

const MIDDLE = 1700;
/** Rating points that one goal a match more than the others is worth. */
const GOAL = 180;
/** So many matches of an average side are added to those that were played. */
const PRIOR = 5;
const USUAL = { home: 1.5, away: 1.2 };

/** Strengths from the results so far; a club without one is average, a league without one usual. */
export function strengthsOf(matches: readonly RecordedMatch[]): Strengths {
  const lead = new Map<string, { goals: number; played: number }>();
  const sum = { home: 0, away: 0, played: 0 };
  for (const { score, home, away } of matches) {
    if (!score) continue;
    const [h, a] = score.fullTime;
    sum.home += h;
    sum.away += a;
    sum.played += 1;
    add(lead, home.name, h - a);
    add(lead, away.name, a - h);
  }
  const mean = (side: 'home' | 'away') => (sum[side] + PRIOR * USUAL[side]) / (sum.played + PRIOR);
  return {
    level: { home: mean('home'), away: mean('away') },
    ratingOf: (club) => {
      const { goals, played } = lead.get(club) ?? { goals: 0, played: 0 };
      return Math.round(MIDDLE + (GOAL * goals) / (played + PRIOR));
    },
  };
}

function add(
  lead: Map<string, { goals: number; played: number }>,
  club: string,
  goals: number,
): void {
  const before = lead.get(club) ?? { goals: 0, played: 0 };
  lead.set(club, { goals: before.goals + goals, played: before.played + 1 });
}
