import { USUAL_SITE_CONFIG } from '@touchline/wire/site-config';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { SiteProvider } from '../../i18n/site-context';
import { aSite } from '@touchline/testkit/page/a-site';
import { createText, TextProvider } from '../../i18n/text';
import { LinkBase } from '../../ui/link-base';
import { TabBar } from './tab-bar';

const TEXT = createText('en', await loadCatalogue('en'));

/** What the bar of a site says, one after the other. */
function namesOn(isMyBetsVisible: boolean): string[] {
  const site = aSite({
    config: { ...USUAL_SITE_CONFIG, is_my_bets_visible: isMyBetsVisible },
  });
  const bar = renderToStaticMarkup(
    <SiteProvider value={site}>
      <TextProvider value={TEXT}>
        <LinkBase value="/">
          <MemoryRouter>
            <TabBar />
          </MemoryRouter>
        </LinkBase>
      </TextProvider>
    </SiteProvider>,
  );
  return [...bar.matchAll(/<\/svg>([^<]+)/g)].map(([, name]) => name ?? '');
}

test('the bar has five tabs', () => {
  expect(namesOn(true)).toEqual(['Sports', 'Live', 'Search', 'My bets', 'Bet slip']);
});

test('my bets go where the site hides them', () => {
  expect(namesOn(false)).toEqual(['Sports', 'Live', 'Search', 'Bet slip']);
});
