/** The key that stands for all sports that most is bet on, as though they were one (SPEC §3 "Sport"). */
export const TOP_SPORTS = 'top-sports';

/**
 * Each of them.
 * @internal
 */
export const TOP_SPORT_KEYS: readonly string[] = ['soccer', 'tennis', 'cricket', 'basketball'];

/** Whether a sport is one of them. */
export function isTopSport({ key }: { key: string }): boolean {
  return TOP_SPORT_KEYS.includes(key);
}

/** The sports that keys name, each once: one of them may name all top sports. */
export function sportsNamed(keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => (key === TOP_SPORTS ? TOP_SPORT_KEYS : key)))];
}
