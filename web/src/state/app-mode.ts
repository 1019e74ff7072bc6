export function isInApp(): boolean {
  return false;
}
