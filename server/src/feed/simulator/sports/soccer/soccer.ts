import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Play, Standing } from '../../play';
import { clockText } from '../goals/occurrences';
import { soccerHeadlines, soccerLines } from './lines';
import { soccerModel, soccerTally } from './model';
import { type SoccerStory, soccerStory } from './story';
import { toldStory } from './told-story';
import { BREAK, HALF, MINUTE, spanOf, stageAt } from './timing';

/** The provider's codes of the stages of play. */
const STATUS = { notStarted: 0, firstHalf: 6, halfTime: 31, secondHalf: 7, ended: 100 };
const STAGES = {
  0: STATUS.notStarted,
  1: STATUS.firstHalf,
  1.5: STATUS.halfTime,
  2: STATUS.secondHalf,
  3: STATUS.ended,
};

const CARDS = {
  yellow_cards: 'yellow_card',
  yellow_red_cards: 'yellow_red_card',
  red_cards: 'red_card',
  corners: 'corner',
};

/** Soccer: two halves of goals, with corners and cards beside them. */
export const SOCCER: Play<SoccerStory> = {
  key: 'soccer',
  longest: 90 * MINUTE + BREAK + 11 * MINUTE,
  booksum: { prematch: 1.04, live: 1.05 },
  storyOf: (match) => (match.told ? toldStory(match, match.told) : soccerStory(match)),
  tallyAt: soccerTally,
  modelOf: (_match, story, at, drift) => soccerModel(story, at, drift),
  linesOf: (_match, story, at, model) => soccerLines(soccerTally(story, at), model),
  headlinesOf: (_match, model) => soccerHeadlines(model),
  standingAt,
};

function standingAt(story: SoccerStory, at: number): Standing {
  const stage = stageAt(story.lengths, at);
  const [first, second] = soccerTally(story, at).counts['goals'] ?? [];
  const none: Score = { home: 0, away: 0 };
  const [one, two] = [first ?? none, second ?? none];
  const periods = [{ code: STATUS.firstHalf, number: 1, score: one }];
  if (stage > 1.5) periods.push({ code: STATUS.secondHalf, number: 2, score: two });
  return {
    matchStatus: STAGES[stage],
    score: { home: one.home + two.home, away: one.away + two.away },
    periods,
    ...(stage > 0 && stage < 3 && { clock: clockAt(story, at, stage) }),
    statistics: Object.fromEntries(
      Object.entries(CARDS).map(([name, kind]) => [name, countOf(story, kind, at)]),
    ),
  };
}

function clockAt({ lengths }: SoccerStory, at: number, stage: 0 | 1 | 1.5 | 2 | 3) {
  if (stage === 1.5) return { matchTime: clockText(HALF), stopped: true };
  const half = stage === 2 ? 1 : 0;
  const played = at - spanOf(lengths, half).begins;
  return {
    matchTime: clockText(half * HALF + Math.min(played, HALF)),
    stoppageTime: played > HALF ? clockText(played - HALF) : null,
  };
}

function countOf({ moments }: SoccerStory, kind: string, at: number): Score {
  const count = { home: 0, away: 0 };
  for (const each of moments) {
    if (each.at > at) break;
    if (each.kind === kind && each.side) count[each.side] += 1;
  }
  return count;
}
