/**
 * A match clock as fans read it: `67:12`, and in added time the minute it is added to and the minute
 * running, `90+4′`. Both times are `minutes:seconds`.
 */
export function clockText(time: string, added: string | null): string {
  const extra = added === null ? 0 : runningMinute(added);
  return extra === 0 ? time : `${time.split(':')[0]}+${extra}′`;
}

/** The minute that is running: 0:00 is none yet, 3:42 is the fourth. */
function runningMinute(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes + (seconds > 0 ? 1 : 0);
}
