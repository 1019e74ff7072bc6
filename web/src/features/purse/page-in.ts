import { inQuery } from '../../i18n/query';

/** Which page of a list an address asks for; the first where it says none that there could be. */
export function pageIn(address: URLSearchParams): number {
  return inQuery(address, 'page') ?? 1;
}
