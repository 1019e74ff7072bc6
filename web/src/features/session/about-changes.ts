import type { Player } from '@touchline/wire/calls/platform';
import type { UpdateProfileBody } from '@touchline/wire/calls/profile';
import type { AboutField } from './missing-fields';

/** Whether a player may still change a field themselves: some are said once, and verified names stay. */
export function isFixed(player: Player, field: AboutField): boolean {
  switch (field) {
    case 'first_name':
    case 'last_name':
      return player.verification === 'verified' && player[field] !== null;
    case 'country_code':
    case 'municipality':
    case 'birth_date':
      return player[field] !== null;
    case 'nickname':
      return false;
  }
}

/** What a form says of a player that the platform does not know yet. A nickname may be given up; the rest may not. */
export function changesOf(
  player: Player,
  values: Readonly<Record<string, string>>,
): UpdateProfileBody {
  const changes: UpdateProfileBody = {};
  for (const field of [
    'first_name',
    'last_name',
    'country_code',
    'municipality',
    'birth_date',
  ] as const) {
    const value = values[field]?.trim();
    if (value === undefined || value === (player[field] ?? '')) continue;
    changes[field] = value;
  }
  const nickname = values['nickname']?.trim();
  if (nickname !== undefined && nickname !== (player.nickname ?? '')) {
    changes.nickname = nickname === '' ? null : nickname;
  }
  return changes;
}
