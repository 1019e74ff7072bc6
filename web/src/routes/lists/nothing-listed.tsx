import { useText } from '../../i18n/text';
import { WayOn } from '../../ui/way-on';
import { Nothing } from '../states';
import { listAddress, WHOLE_LIST, type ListQuery } from './list-query';

/** A list with nothing in it: because of what was chosen, which can be let go, or because nothing is on offer. */
export function NothingListed({ path, query }: { path: string; query: ListQuery }) {
  const t = useText();
  if (listAddress('', query, { page: query.page }) === '') {
    return (
      <Nothing
        title={t('pages.no_matches_title')}
        text={t('pages.no_matches_text')}
        action={<WayOn to="/live">{t('pages.see_live')}</WayOn>}
      />
    );
  }
  return (
    <Nothing
      title={t('lists.none_title')}
      text={t('lists.none_text')}
      action={<WayOn to={listAddress(path, WHOLE_LIST)}>{t('lists.reset')}</WayOn>}
    />
  );
}
