import type { EventType } from '@touchline/domain/event';
import type { MatchState } from './match-state';
import type { Play } from './play';

/** A match with everything that changes may touch, as it is stored and as changes under way make it. */
export interface HeldMatch {
  readonly id: number;
  readonly urn: string;
  /** A match, or something that is won outright. */
  readonly type: EventType;
  readonly sportKey: string;
  readonly state: MatchState;
  /** Grows with every change that can be seen. */
  version: number;
  /** How many lines are on offer. */
  available: number;
  /** What is stored of `state.play` and `state.moments`. */
  storedPlay: Play;
  storedMoments: number;
}

/** What its changes made of the match is stored now. */
export function keep(match: HeldMatch): void {
  match.state.lines.keep();
  match.state.cancels.keep();
  match.storedPlay = match.state.play;
  match.storedMoments = match.state.moments.length;
}
