/** The locales that have a whole message catalogue, by code, with their own names. */
export const LOCALES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
};
