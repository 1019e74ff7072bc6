/** The locales that have a whole message catalogue, by code, with their own names. */
export const LOCALES: Readonly<Record<string, string>> = {
  en: 'English',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-NZ': 'English (New Zealand)',
  de: 'Deutsch',
  it: 'Italiano',
  pl: 'Polski',
  ru: 'Русский',
  ar: 'العربية',
};
