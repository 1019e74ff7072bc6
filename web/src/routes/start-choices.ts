import { ODDS_DISPLAYS } from '@touchline/domain/odds/format-odds';
import * as z from 'zod/mini';

/** What a reader chose of how pages look, so that the next one is rendered that way. */
export const startChoices = z.object({
  /** How odds are shown. */
  odds: z.enum(ODDS_DISPLAYS),
  /** Whether the column at the start is folded to pictures. */
  isSidebarCollapsed: z.boolean(),
});

export type StartChoices = z.output<typeof startChoices>;

/** A reader who has chosen nothing. */
export const USUAL_CHOICES: StartChoices = { odds: 'european', isSidebarCollapsed: false };

/** Reads them off the cookies; what is nothing we know counts as absent. */
export function choicesIn(cookies: Readonly<Record<string, string | undefined>>): StartChoices {
  const odds = z.safeParse(startChoices.shape.odds, cookies['odds_type']);
  return {
    odds: odds.success ? odds.data : USUAL_CHOICES.odds,
    isSidebarCollapsed: cookies['sidebar_collapsed'] === 'true',
  };
}
