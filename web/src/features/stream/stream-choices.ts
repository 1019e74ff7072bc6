import { createStore, useStore } from 'zustand';

interface Choices {
  volume: number;
  isMuted: boolean;
  /** On which side of the page the small player stands. */
  side: 'start' | 'end';
}

/** How streams are watched, from one to the next, for as long as the page runs. */
export const streamChoices = createStore<Choices>()(() => ({
  volume: 0.8,
  isMuted: false,
  side: 'start',
}));

/** On which side the small player stands. */
export function useSmallSide(): Choices['side'] {
  return useStore(streamChoices, ({ side }) => side);
}

/** Moves the small player to the other side. */
export function moveAside(): void {
  streamChoices.setState(({ side }) => ({ side: side === 'start' ? 'end' : 'start' }));
}
