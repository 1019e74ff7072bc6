import { aSite } from '@touchline/testkit/page/a-site';
import { CHAT_TYPES, USUAL_SITE_CONFIG, type SiteConfig } from '@touchline/wire/site-config';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { SiteProvider } from '../../i18n/site-context';
import { createText, TextProvider } from '../../i18n/text';
import { ChatToggle } from './chat-toggle';

const TEXT = createText('en', await loadCatalogue('en'));

/** What the header of a site with this chat has for it. */
function toggleOf(chat: SiteConfig['chat']): string {
  return renderToStaticMarkup(
    <SiteProvider value={aSite({ config: { ...USUAL_SITE_CONFIG, chat } })}>
      <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
        <TextProvider value={TEXT}>
          <ChatToggle />
        </TextProvider>
      </FormatsProvider>
    </SiteProvider>,
  );
}

test.each(CHAT_TYPES)('a site with %s has a button that opens it', (type) => {
  const toggle = toggleOf({ type, id: 'abc', region: null });
  expect(toggle).toContain('<button');
  expect(toggle).toContain(`aria-label="${TEXT('chat.open')}"`);
});

test('a site without a chat has none', () => {
  expect(toggleOf(null)).toBe('');
});
