import { DIGITS } from '@touchline/domain/digits';
import { createContext, useContext } from 'react';
import { createTranslator } from 'use-intl/core';
import type { Catalogue, EnglishCatalogue } from './catalogue';

/** Makes the translator of one locale. Keys and arguments are typed from the English catalogue. */
export function createText(locale: string, messages: Catalogue) {
  return createTranslator({
    locale: `${locale}-u-nu-${DIGITS.numberingSystem}`,
    messages: messages as unknown as EnglishCatalogue,
  });
}

/** `t('slip.place', { count: 3 })`: one translator for a whole page. */
export type Text = ReturnType<typeof createText>;

const TextContext = createContext<Text | null>(null);

export const TextProvider = TextContext.Provider;

/** The words of this page's locale. */
export function useText(): Text {
  const text = useContext(TextContext);
  if (!text) throw new Error('no TextProvider above this component');
  return text;
}
