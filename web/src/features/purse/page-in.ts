/** Which page of a list an address asks for; the first where it says none that there could be. */
export function pageIn(address: URLSearchParams): number {
  const text = address.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}
