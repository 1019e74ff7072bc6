import { expect, test } from 'vitest';
import { pageConfig, pageConfigOf } from './page-config';
import { USUAL_SITE_CONFIG, type SiteConfig } from './site-config';

const SITE: SiteConfig = {
  ...USUAL_SITE_CONFIG,
  translations: { de: { 'shell.sports': 'Sportarten' } },
  pages: [
    {
      path: 'vip-club',
      title: { en: 'VIP club', de: 'VIP-Klub' },
      text: { en: 'A long story.', de: 'Eine lange Geschichte.' },
      component: null,
      in_menu: true,
    },
    { path: 'ended', title: { en: 'Ended' }, text: null, component: 'results', in_menu: false },
  ],
  promotions: [
    {
      key: 'friday',
      title: { en: 'Free Friday', de: 'Freier Freitag' },
      text: { en: 'Every week.', de: 'Jede Woche.' },
      picture: null,
      link: null,
    },
  ],
};

test('a page is sent its reader’s words alone, and of other pages no text', () => {
  const german = pageConfigOf(SITE, 'de-AT');
  expect(german.pages).toEqual([
    { path: 'vip-club', title: 'VIP-Klub', component: null, in_menu: true, has_text: true },
    { path: 'ended', title: 'Ended', component: 'results', in_menu: false, has_text: false },
  ]);
  expect(german.promotions[0]).toMatchObject({ title: 'Freier Freitag', text: 'Jede Woche.' });
  expect(JSON.stringify(german)).not.toMatch(/story|Geschichte|Free Friday|Sportarten/);
});

test('what is sent is what the page reads', () => {
  const sent = pageConfigOf(SITE, 'en');
  expect(pageConfig.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
});
