import { isRightToLeft } from '@touchline/wire/locale';

/** SPEC §2: pages are laid out from the right only where the flag `rtl_view` is on, in Arabic, Hebrew, Persian and Urdu. */
export function directionOf(locale: string, isRtlOn: boolean): 'ltr' | 'rtl' {
  return isRtlOn && isRightToLeft(locale) ? 'rtl' : 'ltr';
}
