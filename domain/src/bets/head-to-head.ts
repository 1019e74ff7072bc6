import { specifierParts } from './specifier';

const URN = /^[a-z]+:[a-z_]+:\d+$/;

/**
 * The two that a line is between, by the urns in its specifier, where one of them is the outcome that was picked; null for
 * any other line.
 */
export function headToHeadOf(
  specifier: string,
  outcomeId: string,
): { sides: readonly [string, string]; against: string } | null {
  const [one, other, ...more] = [...specifierParts(specifier).values()].filter((value) =>
    URN.test(value),
  );
  if (one === undefined || other === undefined || more.length > 0 || one === other) return null;
  if (outcomeId !== one && outcomeId !== other) return null;
  return { sides: [one, other], against: outcomeId === one ? other : one };
}
