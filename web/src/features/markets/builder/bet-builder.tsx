import type { Match } from '@touchline/wire/catalogue';
import type { ComponentType, ReactNode } from 'react';
import type { OutcomeButtonProps } from '../outcome-button';
import { BuilderOutcome } from './builder-outcome';
import { BuilderTicket } from './builder-ticket';
import { useCombining } from './use-combining';

interface Props {
  match: Match;
  /** Whether the site takes custom bets of one selection. */
  allowsSingle: boolean;
  /** The markets, with this as the button of each outcome. */
  children: (Outcome: ComponentType<OutcomeButtonProps>) => ReactNode;
}

/** Several outcomes of a match that become one bet: what still combines, and what they pay together (SPEC §3 "custom_bet"). */
export function BetBuilder({ match, allowsSingle, children }: Props) {
  useCombining(match.id);
  return (
    <>
      {children(BuilderOutcome)}
      <BuilderTicket matchId={match.id} allowsSingle={allowsSingle} />
    </>
  );
}
