import type { NoPrice } from '@touchline/domain/bets/custom-price';
import type { OutcomeKey } from '@touchline/domain/bets/outcome-key';
import type { PickedOutcome } from '@touchline/domain/slip/slip';
import { createStore, useStore } from 'zustand';
import { afterChoice } from './builder-choice';

/** Why something is no bet: the book's reason where it names one, else its words. */
export interface WhyNot {
  reason: NoPrice | null;
  message: string;
}

interface Builder {
  /** The outcomes of one match that are to be one bet, in the order they were chosen. */
  chosen: readonly PickedOutcome[];
  /** What the book says combines with them; null until it has said so. */
  combines: ReadonlySet<OutcomeKey> | null;
  /** The outcome that was pressed last although it does not combine, and why it does not once that is known. */
  refused: { picked: PickedOutcome; why: WhyNot | null } | null;
}

const NOTHING: Builder = { chosen: [], combines: null, refused: null };

/** What is chosen in the bet builder of the match that shows. */
export const builder = createStore<Builder>()(() => NOTHING);

/** Begins anew, as for another match. */
export function clearBuilder(): void {
  builder.setState(NOTHING, true);
}

/** Chooses an outcome, or takes it away. */
export function choose(picked: PickedOutcome): void {
  builder.setState(({ chosen }) => ({ chosen: afterChoice(chosen, picked), refused: null }));
}

/** Remembers an outcome that does not combine; `why` is told once it is known. */
export function refuse(picked: PickedOutcome, why: WhyNot | null = null): void {
  builder.setState({ refused: { picked, why } });
}

/** A part of it; renders again when that part changes. */
export function useBuilder<T>(select: (state: Builder) => T): T {
  return useStore(builder, select);
}
