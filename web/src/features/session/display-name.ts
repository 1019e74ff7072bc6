import type { Player } from '@touchline/wire/calls/platform';

type Named = Pick<
  Player,
  'first_name' | 'last_name' | 'nickname' | 'email' | 'auth_phone_number' | 'mobile_phone'
>;

/** SPEC §3: the full name, else the nickname, else the email, else the phone. */
export function displayName(player: Named): string {
  const full = [player.first_name, player.last_name].filter(Boolean).join(' ');
  const phone = player.auth_phone_number || player.mobile_phone;
  return full || player.nickname || player.email || phone || '';
}
