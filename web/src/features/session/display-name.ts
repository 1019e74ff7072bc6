import type { Player } from '@touchline/wire/calls/platform';

/** SPEC §3: the full name, else the nickname, else the email. */
export function displayName({
  first_name: first,
  last_name: last,
  nickname,
  email,
}: Player): string {
  const full = [first, last].filter(Boolean).join(' ');
  return full || nickname || email;
}
