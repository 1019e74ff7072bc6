import { useQueryClient } from '@tanstack/react-query';
import { getPlayer, type Player } from '@touchline/wire/calls/platform';
import { queryKeyOf } from '../../api/queries';
import { session } from '../../state/session';

/** Takes in what the platform now knows of the player, wherever it is shown. */
export function usePlayerChanged(): (player: Player) => Promise<void> {
  const client = useQueryClient();
  return async (player) => {
    client.setQueryData(queryKeyOf(getPlayer), { data: player, session_ended: false });
    await session.signedIn(player);
  };
}
