/** What is counted: words are made of it. */
export type Unit = 'goal' | 'point' | 'game' | 'set' | 'map' | 'run' | 'corner' | 'round';

/** A selection with the parts of its specifier by name. */
export interface Asked {
  sportKey: string;
  outcomeId: string;
  outcomeName: string;
  parts: ReadonlyMap<string, string>;
  isEnded: boolean;
}

/**
 * What of the score a question reads: the score as it is shown, without overtime, all periods added up (games of all
 * sets), corners, or some periods, counted from 1.
 */
export type Reads =
  | 'score'
  | 'regular'
  | 'all_periods'
  | 'corners'
  | ((asked: Asked) => readonly [first: number, last: number]);

/** What kinds of questions there are about two counts. */
export type Form =
  | 'three_way'
  | 'two_way'
  /** Two ways, and the stake back where both are level. */
  | 'draw_no_bet'
  /** Who is first at what a set takes. */
  | 'set_winner'
  | 'double_chance'
  | 'handicap'
  | 'start_handicap'
  | 'total'
  | 'home_total'
  | 'away_total'
  | 'odd_even'
  | 'both'
  | 'home_clean'
  | 'away_clean'
  | 'exact'
  /** Who is first at more than half of what is played at most. */
  | 'best_of'
  /** Of what a best-of leaves to be reached. */
  | 'best_of_handicap';

/** A market as a question about the score. */
export interface Question {
  form: Form;
  reads: Reads;
  /** What is counted in a sport; null where the market is not known in it. */
  unit(sportKey: string): Unit | null;
}

const SCORED: Readonly<Record<string, Unit>> = {
  soccer: 'goal',
  icehockey: 'goal',
  handball: 'goal',
  basketball: 'point',
  amfootball: 'point',
  baseball: 'run',
};
const scored = (sportKey: string) => SCORED[sportKey] ?? null;
const always = (unit: Unit) => () => unit;
/** What a match of sets or maps is won by. */
const STAGES_WON: Readonly<Record<string, Unit>> = {
  tennis: 'set',
  volleyball: 'set',
  tabletennis: 'game',
};
const stages = (sportKey: string): Unit => STAGES_WON[sportKey] ?? 'map';

/** What a set is made of. */
const inSet = (sportKey: string): Unit => (sportKey === 'tennis' ? 'game' : 'point');

const HALVES = new Set(['soccer', 'handball']);
/** Halves are one period or two. */
const half =
  (number: 1 | 2): Reads =>
  ({ sportKey }) => {
    if (HALVES.has(sportKey)) return [number, number];
    return number === 1 ? [1, 2] : [3, 4];
  };
const period =
  (part: string): Reads =>
  ({ parts }) => {
    const number = Number(parts.get(part));
    return [number, number];
  };
const innings: Reads = () => [1, 5];

const SETS = { reads: period('setnr'), unit: inSet } as const;
const QUARTERS = { reads: period('quarternr'), unit: always('point') } as const;
const REGULAR = { reads: 'regular', unit: scored } as const;
const WHOLE = { reads: 'score', unit: scored } as const;
const FIRST_HALF = { reads: half(1), unit: scored } as const;
const SECOND_HALF = { reads: half(2), unit: scored } as const;
const CORNERS = { reads: 'corners', unit: always('corner') } as const;
const GAMES = { reads: 'all_periods', unit: always('game') } as const;
const POINTS = { reads: 'all_periods', unit: always('point') } as const;
const STAGES = { reads: 'score', unit: stages } as const;

/** The markets whose selections follow from scores, by the feed's ids. */
export const QUESTIONS: ReadonlyMap<number, Question> = new Map<number, Question>([
  [1, { form: 'three_way', ...REGULAR }],
  [10, { form: 'double_chance', ...REGULAR }],
  [11, { form: 'draw_no_bet', ...REGULAR }],
  [14, { form: 'start_handicap', ...REGULAR }],
  [16, { form: 'handicap', ...REGULAR }],
  [18, { form: 'total', ...REGULAR }],
  [19, { form: 'home_total', ...REGULAR }],
  [20, { form: 'away_total', ...REGULAR }],
  [26, { form: 'odd_even', ...REGULAR }],
  [29, { form: 'both', ...REGULAR }],
  [31, { form: 'home_clean', ...REGULAR }],
  [32, { form: 'away_clean', ...REGULAR }],
  [45, { form: 'exact', ...REGULAR }],
  [60, { form: 'three_way', ...FIRST_HALF }],
  [63, { form: 'double_chance', ...FIRST_HALF }],
  [64, { form: 'draw_no_bet', ...FIRST_HALF }],
  [65, { form: 'start_handicap', ...FIRST_HALF }],
  [66, { form: 'handicap', ...FIRST_HALF }],
  [68, { form: 'total', ...FIRST_HALF }],
  [75, { form: 'both', ...FIRST_HALF }],
  [81, { form: 'exact', ...FIRST_HALF }],
  [83, { form: 'three_way', ...SECOND_HALF }],
  [88, { form: 'handicap', ...SECOND_HALF }],
  [90, { form: 'total', ...SECOND_HALF }],
  [162, { form: 'three_way', ...CORNERS }],
  [165, { form: 'handicap', ...CORNERS }],
  [166, { form: 'total', ...CORNERS }],
  [167, { form: 'home_total', ...CORNERS }],
  [168, { form: 'away_total', ...CORNERS }],
  [186, { form: 'best_of', ...STAGES }],
  [187, { form: 'handicap', ...GAMES }],
  [188, { form: 'best_of_handicap', ...STAGES }],
  [189, { form: 'total', ...GAMES }],
  [190, { form: 'home_total', ...GAMES }],
  [191, { form: 'away_total', ...GAMES }],
  [202, { form: 'set_winner', ...SETS }],
  [203, { form: 'handicap', ...SETS }],
  [204, { form: 'total', ...SETS }],
  [219, { form: 'two_way', ...WHOLE }],
  [223, { form: 'handicap', ...WHOLE }],
  [225, { form: 'total', ...WHOLE }],
  [227, { form: 'home_total', ...WHOLE }],
  [228, { form: 'away_total', ...WHOLE }],
  [229, { form: 'odd_even', ...WHOLE }],
  [235, { form: 'three_way', ...QUARTERS }],
  [236, { form: 'total', ...QUARTERS }],
  [237, { form: 'handicap', ...POINTS }],
  [238, { form: 'total', ...POINTS }],
  [251, { form: 'two_way', ...WHOLE }],
  [256, { form: 'handicap', ...WHOLE }],
  [258, { form: 'total', ...WHOLE }],
  [260, { form: 'home_total', ...WHOLE }],
  [261, { form: 'away_total', ...WHOLE }],
  [264, { form: 'odd_even', ...WHOLE }],
  [274, { form: 'three_way', reads: innings, unit: always('run') }],
  [276, { form: 'total', reads: innings, unit: always('run') }],
  [302, { form: 'two_way', ...QUARTERS }],
  [303, { form: 'handicap', ...QUARTERS }],
  [314, { form: 'total', ...STAGES }],
  [327, { form: 'best_of_handicap', ...STAGES }],
  [328, { form: 'total', ...STAGES }],
  [406, { form: 'two_way', ...WHOLE }],
  [410, { form: 'handicap', ...WHOLE }],
  [412, { form: 'total', ...WHOLE }],
]);
