import type { Form } from '@touchline/wire/match-details';

/** How one side has played lately, as it is drawn. */
type SideForm = NonNullable<Form>['home'];

/** A bar of the chart: by how much a side won or lost, from the oldest match to the latest. */
export interface FormBar {
  id: number;
  result: 'win' | 'draw' | 'loss';
  /** What it scored and what was scored against it. */
  own: number;
  other: number;
  opponent: string;
  slug: string;
  at: string;
  /** Whether it was the home side. */
  isHome: boolean;
  /** The difference as a share of the greatest one of both sides, from -1 to 1; a draw is 0. */
  height: number;
}

/** The matches of both sides as bars on one scale, the oldest first. */
export function formBars(form: NonNullable<Form>): { home: FormBar[]; away: FormBar[] } {
  const greatest = Math.max(1, ...[form.home, form.away].flatMap(differences).map(Math.abs));
  return { home: barsOf(form.home, greatest), away: barsOf(form.away, greatest) };
}

/** What a side has done in these matches taken together. */
export function formSum(bars: readonly FormBar[]) {
  const count = (result: FormBar['result']) => bars.filter((bar) => bar.result === result).length;
  return {
    won: count('win'),
    drawn: count('draw'),
    lost: count('loss'),
    scored: bars.reduce((sum, { own }) => sum + own, 0),
    conceded: bars.reduce((sum, { other }) => sum + other, 0),
  };
}

function barsOf({ competitor, matches }: SideForm, greatest: number): FormBar[] {
  return [...matches].reverse().map((match) => {
    const isHome = match.competitors.home.id === competitor.id;
    const { home, away } = match.score;
    const [own, other] = isHome ? [home, away] : [away, home];
    return {
      id: match.id,
      result: match.result,
      own,
      other,
      opponent: match.competitors[isHome ? 'away' : 'home'].name,
      slug: match.slug,
      at: match.start_time,
      isHome,
      height: (own - other) / greatest,
    };
  });
}

function differences({ competitor, matches }: SideForm): number[] {
  return matches.map(({ competitors, score }) =>
    competitors.home.id === competitor.id ? score.home - score.away : score.away - score.home,
  );
}
