import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FEATURE_FLAGS, type FeatureFlag } from '@touchline/wire/feature-flags';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createApi } from '../api/api';
import { ApiProvider } from '../api/api-context';
import { settingsQuery } from '../api/queries';
import { useFlag } from './flags';

const api = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: () => Promise.reject(new Error('nothing is asked while a page is written')),
});

function Said({ name }: { name: FeatureFlag }) {
  return useFlag(name) ? 'on' : 'off';
}

/** What a page says of a feature where the settings have these; undefined is before they are here. */
function said(name: FeatureFlag, feature_flags?: readonly FeatureFlag[]): string {
  const client = new QueryClient();
  if (feature_flags)
    client.setQueryData([...settingsQuery(api).queryKey], { data: { feature_flags } });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <Said name={name} />
      </ApiProvider>
    </QueryClientProvider>,
  );
}

test.each(FEATURE_FLAGS)(
  'SPEC §6: %s is on where the settings name it, and off before they are here',
  (name) => {
    const others = FEATURE_FLAGS.filter((each) => each !== name);
    expect([said(name, [name]), said(name, others), said(name)]).toEqual(['on', 'off', 'off']);
  },
);
