import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BET_BONUS_TYPES } from '@touchline/domain/bonus/bet-bonus';
import { COMMON, OWN } from '@touchline/testkit/bonuses/sent-bonuses';
import { aPlayer } from '@touchline/testkit/page/page-player';
import { asInABrowser } from '@touchline/testkit/page/as-in-a-browser';
import { bonus } from '@touchline/wire/bonuses';
import { BONUS_KINDS } from '@touchline/wire/calls/bonuses';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../api/api';
import { ApiProvider } from '../../api/api-context';
import { bonusesQuery, bonusQuery, kindOf } from '../../api/bonus-queries';
import { loadCatalogue } from '../../i18n/catalogues';
import { FormatsProvider, formatsFor } from '../../i18n/formats';
import { createText, TextProvider } from '../../i18n/text';
import { sessionStore } from '../../state/session';
import { LinkBase } from '../../ui/link-base';
import { BonusStrip } from './bonus-strip';
import { BonusToast } from './bonus-toast';

const TEXT = createText('en', await loadCatalogue('en'));
const API = createApi({
  sportsbookOrigin: '',
  platformOrigin: '',
  locale: 'en',
  fetch: () => Promise.reject(new Error('all that is needed was read before')),
});

let asBefore: () => void;
beforeAll(() => {
  asBefore = asInABrowser(sessionStore);
});
afterAll(() => {
  sessionStore.setState(sessionStore.getInitialState(), true);
  asBefore();
});

/** One of each type, of which none was seen. */
const BONUSES = BET_BONUS_TYPES.map((type, at) =>
  bonus.parse({ ...COMMON, ...OWN[type], type, id: at + 1, name: `The ${type}` }),
);

/** What a player sees who has these bonuses, or a visitor, who has none. */
function seen(node: ReactNode, isPlayer: boolean): string {
  sessionStore.setState(
    isPlayer
      ? { status: 'logged-in', player: aPlayer() }
      : { status: 'not-logged-in', player: null },
  );
  const client = new QueryClient();
  for (const kind of BONUS_KINDS) {
    const ofKind = BONUSES.filter(({ type }) => kindOf(type) === kind);
    client.setQueryData(bonusesQuery(API, kind).queryKey, ofKind);
  }
  for (const data of BONUSES) {
    client.setQueryData(bonusQuery(API, data.type, data.id).queryKey, { data });
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider value={API}>
        <FormatsProvider value={formatsFor('en', 'UTC', 'european')}>
          <TextProvider value={TEXT}>
            <LinkBase value="/">
              <MemoryRouter>{node}</MemoryRouter>
            </LinkBase>
          </TextProvider>
        </FormatsProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ['comboboost', 'Combo boost', 'Up to ×1.25'],
  ['freebet', 'Freebet', '€5.00'],
  ['freebet_no_risk', 'Risk-free bet', 'Any stake'],
  ['freebet_all_win', 'Freebet, stake paid too', '€5.00'],
  ['freebet_only_win', 'Freebet, winnings only', '€5.00'],
  ['hunting', 'Bonus hunt', '€5.00'],
  ['tournament', 'Tournament', '€1,000.00'],
  ['lootbox', 'Chest', '€5.00'],
] as const)('a %s that was given has a card with what it is and gives', (type, kind, value) => {
  const given = BONUSES.find((each) => each.type === type)!;
  const card = seen(<BonusToast bonus={given} others={0} />, true);
  expect(card).toContain('aria-label="New bonus"');
  expect(card).toContain(`<strong>The ${type}</strong>`);
  expect(card).toContain(kind);
  expect(card).toContain(value);
});

test('the first page shows a player every bonus that is theirs, and a visitor none', () => {
  const strip = seen(<BonusStrip />, true);
  for (const { name } of BONUSES) expect(strip).toContain(`<b>${name}</b>`);
  expect(strip).toContain('href="/promotions"');
  expect(seen(<BonusStrip />, false)).toBe('');
});
