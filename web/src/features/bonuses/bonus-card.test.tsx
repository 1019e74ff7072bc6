import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Bonus } from '../../api/bonus-queries';
import { loadCatalogue } from '../../i18n/catalogues';
import { createText, TextProvider } from '../../i18n/text';
import { StatusBadge } from './bonus-card';

const text = createText('en', await loadCatalogue('en'));

test.each([
  ['tournament', 'expired', 'Finished'],
  ['tournament', 'active', 'Active'],
  ['freebet', 'expired', 'Expired'],
] as const)('a %s that is %s is called %s', (type, status, word) => {
  const bonus = { type, user_status: status, seen: true } as Bonus;
  const markup = renderToStaticMarkup(
    <TextProvider value={text}>
      <StatusBadge bonus={bonus} />
    </TextProvider>,
  );
  expect(markup).toContain(`>${word}<`);
});
