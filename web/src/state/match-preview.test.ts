import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPreview, foldPreview, matchPreview, pinPreview, previewMatch } from './match-preview';
import { aBrowser, forgetBrowser, type ABrowser } from '@touchline/testkit/page/a-browser';

let browser: ABrowser;

beforeEach(() => {
  browser = aBrowser();
});
afterEach(() => {
  matchPreview.setState(matchPreview.getInitialState(), true);
  forgetBrowser();
});

test('a match that is looked at is shown, and forgotten with the page', () => {
  previewMatch(902);
  expect(matchPreview.getState()).toMatchObject({ looked: 902, pinned: null });
  expect(browser.session.size).toBe(0);
});

test('a pinned match and a folded card are found again in this tab', () => {
  pinPreview(902);
  foldPreview(true);
  matchPreview.setState(matchPreview.getInitialState(), true);
  findPreview();
  expect(matchPreview.getState()).toMatchObject({ pinned: 902, isFolded: true });
  pinPreview(null);
  findPreview();
  expect(matchPreview.getState().pinned).toBeNull();
});
