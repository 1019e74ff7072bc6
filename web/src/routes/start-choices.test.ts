import { expect, test } from 'vitest';
import { choicesIn, USUAL_CHOICES } from './start-choices';

test.each([
  ['no cookies are no choices', {}, USUAL_CHOICES],
  ['odds are shown as they were chosen', { odds_type: 'british' }, { odds: 'british' }],
  ['an unknown way to show odds counts as absent', { odds_type: 'roman' }, { odds: 'european' }],
  ['a folded sidebar stays folded', { sidebar_collapsed: 'true' }, { isSidebarCollapsed: true }],
  ['anything else leaves it open', { sidebar_collapsed: '1' }, { isSidebarCollapsed: false }],
])('%s', (_rule, cookies, expected) => {
  expect(choicesIn(cookies)).toEqual({ ...USUAL_CHOICES, ...expected });
});
