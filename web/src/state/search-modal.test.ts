import { beforeEach, expect, test } from 'vitest';
import { closeSearch, openSearch, searchModal, typeSearch } from './search-modal';

beforeEach(() => searchModal.setState({ isOpen: false, query: '' }));

test('closing the search keeps what was typed for the next time', () => {
  openSearch();
  typeSearch('arsenal');
  closeSearch();
  expect(searchModal.getState()).toEqual({ isOpen: false, query: 'arsenal' });
  openSearch();
  expect(searchModal.getState()).toEqual({ isOpen: true, query: 'arsenal' });
});

test('a host page may open the search with a text of its own', () => {
  typeSearch('arsenal');
  openSearch('chelsea');
  expect(searchModal.getState()).toEqual({ isOpen: true, query: 'chelsea' });
});
