import type { Play } from '../play';
import { AMERICAN_FOOTBALL } from './amfootball/amfootball';
import { BASEBALL } from './baseball/baseball';
import { BASKETBALL } from './basketball/basketball';
import { CRICKET, PREMIUM_CRICKET } from './cricket/cricket';
import { CS2 } from './cs2/cs2';
import { CYCLING } from './cycling/cycling';
import { DOTA2 } from './dota2/dota2';
import { GOLF } from './golf/golf';
import { HANDBALL } from './handball/handball';
import { ICE_HOCKEY } from './icehockey/ice-hockey';
import { LOL } from './lol/lol';
import { SOCCER } from './soccer/soccer';
import { TABLE_TENNIS } from './tabletennis/table-tennis';
import { TENNIS } from './tennis/tennis';
import { VALORANT } from './valorant/valorant';
import { VOLLEYBALL } from './volleyball/volleyball';

const ALL: readonly Play[] = [
  SOCCER,
  TENNIS,
  BASKETBALL,
  ICE_HOCKEY,
  CRICKET,
  PREMIUM_CRICKET,
  AMERICAN_FOOTBALL,
  VOLLEYBALL,
  TABLE_TENNIS,
  BASEBALL,
  HANDBALL,
  CS2,
  DOTA2,
  LOL,
  VALORANT,
  GOLF,
  CYCLING,
];

/** Every sport that can be played, by key. */
export const PLAYS: ReadonlyMap<string, Play> = new Map(ALL.map((play) => [play.key, play]));
