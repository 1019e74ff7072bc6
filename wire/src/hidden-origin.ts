/** Whether search engines are to find nothing on an origin (SPEC §2 "Pages can be noindex for some origins"). */
export function isHiddenOrigin(hidden: readonly string[], origin: string): boolean {
  return hidden.some((each) => each === '*' || each === origin);
}
