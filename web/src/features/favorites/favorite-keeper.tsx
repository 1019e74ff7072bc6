import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '../../i18n/text';
import { playerIn } from '../../state/playing';
import { useSession } from '../../state/session';
import { showAlert } from '../../ui/alert';
import { followFavorites, useFavorites } from './favorites';
import { keepRows } from './kept-rows';

/** Keeps what the player has marked, tells what went wrong with it (SPEC §8), and has lists of it read again. */
export function FavoriteKeeper() {
  const t = useText();
  const queries = useQueryClient();
  const reader = useSession((now) =>
    now.status === 'not-logged-in' || now.player?.exclusion ? null : playerIn(now)?.id,
  );
  const failed = useFavorites((state) => state.failed);
  const taken = useFavorites((state) => state.taken);
  useEffect(() => {
    if (reader === undefined) return;
    void followFavorites(reader);
    if (reader !== null) return;
    // What another has marked is nobody's to see. Never while somebody is there: their lists are being fetched.
    queries.removeQueries({ predicate: isOfFavorites });
    keepRows(0);
  }, [reader, queries]);
  useEffect(() => {
    if (taken > 0) void queries.invalidateQueries({ predicate: isOfFavorites });
  }, [taken, queries]);
  useEffect(() => {
    if (!failed) return;
    showAlert({
      kind: 'error',
      title: t(failed.what === 'load' ? 'lists.star_load_title' : 'lists.star_failed_title'),
      message: t(failed.what === 'load' ? 'lists.star_load_text' : 'lists.star_failed_text'),
    });
  }, [failed, t]);
  return null;
}

/** Lists of matches that are asked for by whether they are marked, and lists of marked places. */
function isOfFavorites({ queryKey: [name, , query] }: Query): boolean {
  const isMarked = (query as { favourite?: unknown } | undefined)?.favourite === true;
  return isMarked || String(name).startsWith('listFavourite');
}
