import { createStore, useStore } from 'zustand';
import { keptMatchPreview, keptPreviewFolded } from './session-keys';

interface Preview {
  /** The match that the reader keeps in sight, by id. */
  pinned: number | null;
  /** The one they have looked at last in a list. */
  looked: number | null;
  /** Only its head shows. */
  isFolded: boolean;
}

/** Which match shows beside the page (SPEC §2 "match preview"). */
export const matchPreview = createStore<Preview>()(() => ({
  pinned: null,
  looked: null,
  isFolded: false,
}));

/** Shows a match for as long as none is pinned and no other is looked at. */
export function previewMatch(id: number): void {
  if (matchPreview.getState().looked !== id) matchPreview.setState({ looked: id });
}

/** Keeps a match in sight, on every page of this tab; null lets it go. */
export function pinPreview(id: number | null): void {
  keptMatchPreview.write(id);
  matchPreview.setState({ pinned: id });
}

/** Folds the preview to its head, or unfolds it. */
export function foldPreview(isFolded: boolean): void {
  keptPreviewFolded.write(isFolded);
  matchPreview.setState({ isFolded });
}

/** Finds what this tab has kept. Called once the page stands. */
export function findPreview(): void {
  matchPreview.setState({
    pinned: keptMatchPreview.read(),
    isFolded: keptPreviewFolded.read() ?? false,
  });
}

/** A part of it; renders again when that part changes. */
export function useMatchPreview<T>(select: (preview: Preview) => T): T {
  return useStore(matchPreview, select);
}
