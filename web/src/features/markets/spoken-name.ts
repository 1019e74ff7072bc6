/**
 * What an outcome is called for those who do not see its button: its name, and at the end what the button says, so that
 * it can be pressed by saying that (WCAG 2.5.3).
 */
export function spokenName(name: string, label: string): string {
  // A minus that is as wide as a plus, as it is shown.
  const spoken = name.replace(/-(?=\d)/g, (minus, at: number) =>
    isSign(name, at) ? '\u2212' : minus,
  );
  if (spoken.endsWith(label)) return spoken;
  const inBrackets = `(${label})`;
  // Nothing may stand between what the button says and the odds behind it.
  if (spoken.endsWith(inBrackets)) return spoken.slice(0, -inBrackets.length) + label;
  return `${spoken}, ${label}`;
}

/** Whether a minus stands before a number, rather than between two as in `2-3`. */
function isSign(name: string, at: number): boolean {
  return at === 0 || /[\s(]/.test(name.charAt(at - 1));
}
