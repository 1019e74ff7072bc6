import { removeTotp } from '@touchline/wire/calls/second-factor';
import { typedFactor } from '../../state/factor-text';

/** A code of either kind out of one field, as the platform wants it; what is wrong with the code is said of that field. */
export function checkedProof(values: Readonly<Record<string, string>>, hasApp: boolean) {
  const { code = '' } = values;
  const proof = removeTotp.body.safeParse(typedFactor(code, hasApp));
  if (proof.success) return proof;
  const issues = proof.error.issues.map((issue) =>
    issue.path[0] === 'recovery_code' ? { ...issue, path: ['code'] } : issue,
  );
  return { success: false, error: { issues } } as const;
}
