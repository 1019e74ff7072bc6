import { useEffect, type RefObject } from 'react';

const seen = new Map<number, number>();
const watched = new WeakMap<Element, number>();
let observer: IntersectionObserver | undefined;

/** Whether any row of a match is in sight. */
export function isMatchVisible(matchId: number): boolean {
  return (seen.get(matchId) ?? 0) > 0;
}

/** Tells when an element that stands for a match is in sight: movements show only there. */
export function useMatchVisibility(element: RefObject<Element | null>, matchId: number): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    observer ??= new IntersectionObserver(noteAll);
    watched.set(node, matchId);
    observer.observe(node);
    return () => {
      observer?.unobserve(node);
      note(node, false);
    };
  }, [element, matchId]);
}

const inSight = new WeakSet<Element>();

function noteAll(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) note(target, isIntersecting);
}

function note(target: Element, isIntersecting: boolean): void {
  const matchId = watched.get(target);
  if (matchId === undefined || inSight.has(target) === isIntersecting) return;
  if (isIntersecting) inSight.add(target);
  else inSight.delete(target);
  const rows = (seen.get(matchId) ?? 0) + (isIntersecting ? 1 : -1);
  if (rows > 0) seen.set(matchId, rows);
  else seen.delete(matchId);
}
