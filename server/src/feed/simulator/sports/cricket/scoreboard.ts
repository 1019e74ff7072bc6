import { BALLS, OVERS, WICKETS } from '@touchline/domain/pricing/sports/cricket/balls';
import type { CricketState } from '@touchline/domain/pricing/sports/cricket/futures';
import { FRESH, type InningsState } from '@touchline/domain/pricing/sports/cricket/innings';
import type { Score } from '@touchline/domain/pricing/score-grid';
import type { Tally } from '@touchline/domain/pricing/tally/tally';
import type { Side } from '../../play';
import { type CricketStory, TOSS } from './story';
import type { SideInnings } from './innings';

/** What has been bowled of an innings. */
export interface Bowled extends InningsState {
  readonly made: number;
  readonly down: number;
  readonly isOver: boolean;
}

/** An innings up to and at a moment. */
export function bowledAt({ overs, ends }: SideInnings, at: number): Bowled {
  const runs: number[] = [];
  const wickets: number[] = [];
  let [fours, sixes, hadWide] = [0, 0, false];
  for (const { deliveries } of overs) {
    let [made, down] = [0, 0];
    hadWide = false;
    for (const delivery of deliveries) {
      const isBowled = delivery.at <= at;
      const isWide = delivery.wideAt !== null && delivery.wideAt <= at;
      hadWide ||= isWide;
      if (isWide && !isBowled) made += 1;
      if (!isBowled) break;
      made += delivery.made;
      down += Number(delivery.isWicket);
      fours += Number(delivery.runs === 4);
      sixes += Number(delivery.runs === 6);
    }
    runs.push(made);
    wickets.push(down);
    if (deliveries.some((delivery) => delivery.at > at)) break;
  }
  const over = overs.findIndex(({ deliveries }) => deliveries.some((each) => each.at > at));
  const current = overs[over];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    over: current ? over : OVERS,
    balls: current ? current.deliveries.filter((each) => each.at <= at).length : 0,
    tempo: current?.tempo ?? FRESH.tempo,
    hadWide: current ? hadWide : false,
    runs,
    wickets,
    fours,
    sixes,
    made: sum(runs),
    down: sum(wickets),
    isOver: at >= ends,
  };
}

/** Both innings by side. */
export function sidesAt({ innings }: CricketStory, at: number): Record<Side, Bowled> {
  const [first, second] = innings.map((each) => bowledAt(each, at)) as [Bowled, Bowled];
  return innings[0].side === 'home' ? { home: first, away: second } : { home: second, away: first };
}

/** What the book knows at a moment. */
export function stateAt(story: CricketStory, at: number): CricketState {
  const sides = sidesAt(story, at);
  const [first, second] = story.innings;
  const stage = () => {
    if (at >= story.length) return 'over';
    if (at >= second.ends) return story.superOver ? 'tied' : 'over';
    return at >= first.ends ? 'second' : 'first';
  };
  return {
    innings: sides,
    down: { home: sides.home.down, away: sides.away.down },
    first: at >= TOSS ? first.side : null,
    layout: first.side,
    stage: stage(),
    facts: factsAt(story, at),
    watchesBalls: story.isPremium,
  };
}

/** What has been counted. */
export function tallyAt(story: CricketStory, at: number): Tally {
  const { innings, length } = story;
  const sides = sidesAt(story, at);
  const isOver = at >= length;
  const [first, second] = innings;
  const isFirstHome = first.side === 'home';
  const oversOver = (each: SideInnings) =>
    at >= each.ends ? OVERS : each.overs.filter(({ ends }) => ends <= at).length;
  const byOver = (kind: 'runs' | 'wickets'): Score[] =>
    Array.from({ length: 2 * OVERS }, (_, period) => {
      const isHome = isFirstHome === period < OVERS;
      const value = sides[isHome ? 'home' : 'away'][kind][period % OVERS] ?? 0;
      return isHome ? { home: value, away: 0 } : { home: 0, away: value };
    });
  const { home, away } = sides;
  const runs = byOver('runs');
  return {
    counts: {
      runs,
      wickets: byOver('wickets'),
      fours: [{ home: home.fours, away: away.fours }],
      sixes: [{ home: home.sixes, away: away.sixes }],
      first_over: [runs[0] ?? { home: 0, away: 0 }],
    },
    facts: factsAt(story, at),
    periodsOver: isOver ? 2 * OVERS : oversOver(first) + oversOver(second),
    isOver,
  };
}

/** What is known of what happens once, or to one side. */
function factsAt(story: CricketStory, at: number): Record<string, number> {
  const { innings, superOver, length, isPremium } = story;
  const facts = wicketFacts(story, at);
  if (isPremium) Object.assign(facts, ballFacts(story, at));
  if (at < innings[1].ends) return facts;
  facts['tie'] = superOver ? 1 : 2;
  const { home, away } = sidesAt(story, at);
  if (!superOver) facts['winner'] = home.made > away.made ? 1 : 2;
  else if (at >= length) facts['winner'] = superOver.winner === 'home' ? 1 : 2;
  return facts;
}

/** When each wicket fell, in runs, and how; once an innings is over also of those that did not fall. */
function wicketFacts({ innings }: CricketStory, at: number): Record<string, number> {
  const facts: Record<string, number> = {};
  for (const { side, overs, ends } of innings) {
    let [made, down] = [0, 0];
    for (const delivery of overs.flatMap(({ deliveries }) => deliveries)) {
      if (delivery.at > at) break;
      made += delivery.made;
      if (!delivery.isWicket) continue;
      down += 1;
      facts[`fall:${side}:${down}`] = made + 1;
      facts[`method:${side}:${down}`] = delivery.method;
    }
    if (at < ends) continue;
    for (let number = down + 1; number <= WICKETS; number += 1) {
      facts[`fall:${side}:${number}`] = made + 1;
      facts[`method:${side}:${number}`] = 0;
    }
  }
  return facts;
}

/** What came of single balls; of balls that were never bowled, that they were not. */
function ballFacts({ innings }: CricketStory, at: number): Record<string, number> {
  const facts: Record<string, number> = {};
  for (const { side, overs, ends } of innings) {
    for (const [over, { deliveries }] of overs.entries()) {
      for (let ball = 0; ball < BALLS; ball += 1) {
        const delivery = deliveries[ball];
        const name = `${side}:${over + 1}:${ball + 1}`;
        const isBowled = delivery !== undefined && delivery.wideAt !== delivery.at;
        if (isBowled && delivery.at <= at) {
          facts[`ball:${name}`] = delivery.made + 1;
          facts[`ball_wicket:${name}`] = delivery.isWicket ? 1 : 2;
        } else if (!isBowled && at >= ends) {
          facts[`ball:${name}`] = 0;
          facts[`ball_wicket:${name}`] = 0;
        }
      }
    }
  }
  return facts;
}
