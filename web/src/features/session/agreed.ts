import type { Issue } from './auth-errors';

type Checked<Body> =
  | { success: true; data: Body }
  | { success: false; error: { issues: readonly Issue[] } };

/** A checked form that also has to be agreed to: whoever has not is told so beside everything else that is wrong. */
export function agreed<Body>(isAgreed: boolean, checked: Checked<Body>): Checked<Body> {
  if (isAgreed) return checked;
  const others = checked.success ? [] : checked.error.issues;
  return { success: false, error: { issues: [...others, { path: ['terms'] }] } };
}
