import type { Player } from '@touchline/wire/calls/platform';

/** SPEC §3: the full name, else the nickname, else the email, else the phone. */
export function displayName({
  first_name: first,
  last_name: last,
  nickname,
  email,
  mobile_phone: phone,
}: Player): string {
  const full = [first, last].filter(Boolean).join(' ');
  return full || nickname || email || phone || '';
}
