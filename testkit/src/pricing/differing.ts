import { runCheck } from '../../../server/src/feed/pricing-check/run-check';

/** The paths of the values of a file that do not agree; throws when it is malformed. */
export function differing(file: unknown): string[] {
  const { parts, malformed } = runCheck(file);
  if (malformed.length > 0) throw new Error(malformed.join('; '));
  return parts.flatMap(({ compared }) =>
    compared.filter(({ agrees }) => !agrees).map(({ path }) => path),
  );
}
