import { cricketFutures } from '@touchline/domain/pricing/sports/cricket/futures';
import type { Play, Standing } from '../../play';
import { headlinesOf, linesOf } from './lines';
import { sidesAt, stateAt, tallyAt } from './scoreboard';
import { battingOf, type CricketStory, cricketStory } from './story';

const MINUTE = 60_000;

/** The provider's codes of the stages of play. */
const STATUS = {
  notStarted: 0,
  innings: { home: 501, away: 502 },
  superOver: 526,
  awaitingSuperOver: 505,
  afterSuperOver: 508,
  inningsBreak: 509,
  ended: 100,
};

/** Cricket of twenty overs a side. */
export const CRICKET: Play<CricketStory> = cricket('cricket', false);

/** The same with more lines of overs, and with lines of single balls. */
export const PREMIUM_CRICKET: Play<CricketStory> = cricket('premium_cricket', true);

function cricket(key: string, isPremium: boolean): Play<CricketStory> {
  return {
    key,
    expects: 'runs',
    longest: 300 * MINUTE,
    booksum: { prematch: 1.06, live: 1.08 },
    storyOf: (match) => cricketStory(match, isPremium),
    tallyAt,
    modelOf: (match, story, at, drift) => [
      cricketFutures(battingOf(match, drift), stateAt(story, at), (dimension) =>
        match.dice.unit(90, dimension),
      ),
    ],
    linesOf: (_match, story, at, model) => linesOf(stateAt(story, at), tallyAt(story, at), model),
    headlinesOf: (_match, model) => headlinesOf(model),
    standingAt,
  };
}

function standingAt(story: CricketStory, at: number): Standing {
  const { home, away } = sidesAt(story, at);
  const [first, second] = story.innings;
  const score = { home: home.made, away: away.made };
  const batting = at >= first.ends ? second : first;
  const { over, balls, isOver } = batting.side === 'home' ? home : away;
  const last = batting.overs.length;
  return {
    matchStatus: statusOf(story, at),
    score,
    periods: at >= 0 ? [{ code: STATUS.innings[first.side], number: 1, score }] : [],
    ...(at >= 0 && {
      attributes: {
        innings: 1,
        // Overs are counted from 1; where one is over its last ball is still shown.
        over: isOver || over >= last ? last : over + 1,
        delivery: isOver || over >= last ? (batting.overs.at(-1)?.deliveries.length ?? 0) : balls,
        home_dismissals: home.down,
        away_dismissals: away.down,
      },
    }),
  };
}

function statusOf(
  { innings: [first, second], superOver, length }: CricketStory,
  at: number,
): number {
  if (at < 0) return STATUS.notStarted;
  if (at >= length) return superOver ? STATUS.afterSuperOver : STATUS.ended;
  if (at < first.ends) return STATUS.innings[first.side];
  if (at < second.begins) return STATUS.inningsBreak;
  if (at < second.ends || !superOver) return STATUS.innings[second.side];
  return at < superOver.begins ? STATUS.awaitingSuperOver : STATUS.superOver;
}
