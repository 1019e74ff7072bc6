const MINUTE = 60_000;
/** More different sayings than these are a flood of their own; the oldest are forgotten. */
const MOST_REMEMBERED = 1_000;

/**
 * Says a thing once a minute however often it happens, and with the next time how often it was not said. What is the
 * same is told by its key. `now` is ms since epoch.
 */
export function createSeldom(log: (line: string) => void, now: () => number) {
  const said = new Map<string, { at: number; kept: number }>();
  return (key: string, line: string): void => {
    const last = said.get(key);
    const at = now();
    if (last && at - last.at < MINUTE && at >= last.at) {
      last.kept += 1;
      return;
    }
    said.delete(key);
    said.set(key, { at, kept: 0 });
    const oldest = said.size > MOST_REMEMBERED ? said.keys().next().value : undefined;
    if (oldest !== undefined) said.delete(oldest);
    log(last && last.kept > 0 ? `${line} (and ${last.kept} more like it before)` : line);
  };
}
