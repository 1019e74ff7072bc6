let moments = 0;

/**
 * The next moment of this page: of any two the later one is greater, which no clock of a browser promises. What was asked
 * before something happened may know nothing of it, however late its answer comes.
 */
export function nextMoment(): number {
  moments += 1;
  return moments;
}
