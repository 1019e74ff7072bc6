/** Names a line within its match. */
export function lineKeyOf({
  marketId,
  specifier,
}: {
  marketId: number;
  specifier: string;
}): string {
  return `${marketId}/${specifier}`;
}
