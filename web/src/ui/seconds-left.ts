/** How many whole seconds are left of so many that began at `begun`, both moments in milliseconds; none when they are over. */
export function secondsLeft(seconds: number, begun: number, now: number): number {
  return Math.max(0, Math.ceil(seconds - (now - begun) / 1000));
}
