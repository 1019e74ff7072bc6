import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { ApiProvider } from '../../api/api-context';
import { settingsQuery } from '../../api/queries';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText, TextProvider } from '../../i18n/text';
import { ShareButton } from './share-button';

const api = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: () => Promise.reject(new Error('nothing is asked while a page is written')),
});

/** The button on a page whose settings say so; undefined is before they are here. */
async function shown(share_bet_enabled?: boolean): Promise<string> {
  const client = new QueryClient();
  const { queryKey } = settingsQuery(api);
  if (share_bet_enabled !== undefined)
    client.setQueryData([...queryKey], { data: { share_bet_enabled } });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <TextProvider value={createText('en', await loadCatalogue('en'))}>
          <ShareButton />
        </TextProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

test('a slip is shared only where the site shares bets', async () => {
  expect(await shown(true)).toContain('Share this slip');
  expect(await shown(false)).toBe('');
  expect(await shown()).toBe('');
});
