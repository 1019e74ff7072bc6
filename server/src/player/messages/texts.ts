/** The mails about an account. Each holds one link. */
export const MAIL_KINDS = [
  'confirmation',
  'taken',
  'password',
  'unlock',
  'password_changed',
  'totp_on',
  'totp_off',
  'passkey_on',
  'passkey_off',
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** What a mail's text is made of. */
interface About {
  site: string;
  link: string;
}

interface Text {
  subject(about: About): string;
  /** Paragraphs; the link stands in one by itself. */
  body(about: About): readonly string[];
}

const EN: Record<MailKind, Text> = {
  confirmation: {
    subject: ({ site }) => `Confirm your address for ${site}`,
    body: ({ site, link }) => [
      `Somebody, probably you, signed up at ${site} with this address. Follow this link to open the account. It works once, within three days.`,
      link,
      'If it was not you, do nothing: without the link nobody can sign in.',
    ],
  },
  taken: {
    subject: ({ site }) => `You already have an account at ${site}`,
    body: ({ site, link }) => [
      `Somebody, probably you, tried to sign up at ${site} with this address. It already has an account, which stays as it is.`,
      'If you do not know the password any more, or never confirmed the address, choose a new password here:',
      link,
      'If it was not you, you need not do anything.',
    ],
  },
  password: {
    subject: ({ site }) => `Choose a new password for ${site}`,
    body: ({ site, link }) => [
      `Somebody, probably you, asked for a new password at ${site}. Follow this link to choose one. It works once, within two hours, and ends all sessions.`,
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  },
  unlock: {
    subject: ({ site }) => `Your account at ${site} is locked`,
    body: ({ site, link }) => [
      `There were too many wrong passwords in a row, so we locked your account at ${site} for an hour. Follow this link to unlock it now. It works once, within a day.`,
      link,
      'If it was not you who tried, nobody has come in. Make sure that your password is one you use nowhere else.',
    ],
  },
  password_changed: {
    subject: ({ site }) => `Your password for ${site} was changed`,
    body: ({ site, link }) => [
      `The password of your account at ${site} was changed, and all sessions were ended.`,
      'If it was not you, choose a new one at once:',
      link,
    ],
  },
  totp_on: factorText(
    ({ site }) => `An authenticator app was added to your account at ${site}`,
    'From now on, signing in takes a code of the app as well as the password.',
    'If it was not you, choose a new password at once. It ends all sessions:',
  ),
  totp_off: factorText(
    ({ site }) => `The authenticator app was removed from your account at ${site}`,
    'From now on, signing in takes no code of an app.',
    'If it was not you, choose a new password at once. It ends all sessions:',
  ),
  passkey_on: factorText(
    ({ site }) => `A passkey was added to your account at ${site}`,
    'From now on, it is taken as a second factor when you sign in.',
    'If it was not you, choose a new password at once. It ends all sessions:',
  ),
  passkey_off: factorText(
    ({ site }) => `A passkey was removed from your account at ${site}`,
    'It is not taken any more when you sign in.',
    'If it was not you, choose a new password at once. It ends all sessions:',
  ),
};

const DE: Record<MailKind, Text> = {
  confirmation: {
    subject: ({ site }) => `Bestätige deine Adresse für ${site}`,
    body: ({ site, link }) => [
      `Jemand, vermutlich du, hat sich bei ${site} mit dieser Adresse registriert. Mit diesem Link öffnest du das Konto. Er gilt einmal und drei Tage lang.`,
      link,
      'Wenn du das nicht warst, musst du nichts tun: Ohne den Link kann sich niemand anmelden.',
    ],
  },
  taken: {
    subject: ({ site }) => `Du hast schon ein Konto bei ${site}`,
    body: ({ site, link }) => [
      `Jemand, vermutlich du, wollte sich bei ${site} mit dieser Adresse registrieren. Sie hat schon ein Konto, und das bleibt, wie es ist.`,
      'Wenn du das Passwort nicht mehr weißt oder die Adresse nie bestätigt hast, wähle hier ein neues Passwort:',
      link,
      'Wenn du das nicht warst, musst du nichts tun.',
    ],
  },
  password: {
    subject: ({ site }) => `Wähle ein neues Passwort für ${site}`,
    body: ({ site, link }) => [
      `Jemand, vermutlich du, möchte ein neues Passwort bei ${site}. Mit diesem Link wählst du eines. Er gilt einmal und zwei Stunden lang und beendet alle Sitzungen.`,
      link,
      'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ],
  },
  unlock: {
    subject: ({ site }) => `Dein Konto bei ${site} ist gesperrt`,
    body: ({ site, link }) => [
      `Es gab zu viele falsche Passwörter nacheinander, darum haben wir dein Konto bei ${site} für eine Stunde gesperrt. Mit diesem Link entsperrst du es gleich. Er gilt einmal und einen Tag lang.`,
      link,
      'Wenn du das nicht warst: Es ist niemand hereingekommen. Nutze ein Passwort, das du sonst nirgends hast.',
    ],
  },
  password_changed: {
    subject: ({ site }) => `Dein Passwort für ${site} wurde geändert`,
    body: ({ site, link }) => [
      `Das Passwort deines Kontos bei ${site} wurde geändert, und alle Sitzungen wurden beendet.`,
      'Wenn du das nicht warst, wähle sofort ein neues:',
      link,
    ],
  },
  totp_on: factorText(
    ({ site }) => `Dein Konto bei ${site} hat jetzt eine Authenticator-App`,
    'Zum Anmelden brauchst du von nun an das Passwort und einen Code aus der App.',
    'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
  ),
  totp_off: factorText(
    ({ site }) => `Dein Konto bei ${site} hat keine Authenticator-App mehr`,
    'Zum Anmelden brauchst du von nun an keinen Code aus einer App.',
    'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
  ),
  passkey_on: factorText(
    ({ site }) => `Dein Konto bei ${site} hat einen neuen Passkey`,
    'Er gilt von nun an beim Anmelden als zweiter Faktor.',
    'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
  ),
  passkey_off: factorText(
    ({ site }) => `Ein Passkey deines Kontos bei ${site} wurde entfernt`,
    'Er gilt beim Anmelden nicht mehr.',
    'Wenn du das nicht warst, wähle sofort ein neues Passwort. Das beendet alle Sitzungen:',
  ),
};

/** What came or went is the subject and the first words; then what follows from it, and what to do about it. */
function factorText(subject: Text['subject'], follows: string, otherwise: string): Text {
  return {
    subject,
    body: (about) => [`${subject(about)}. ${follows}`, otherwise, about.link],
  };
}

/** Where there is no text in a language, English stands in for it. */
const TEXTS: Record<string, Record<MailKind, Text>> = { en: EN, de: DE };

/** What a text message says that brings a code; one message of 160 signs as long as the site's name is short. */
const CODE_TEXTS: Record<string, (code: string, site: string) => string> = {
  en: (code, site) => `${code} is your code for ${site}. Do not tell it to anybody.`,
  de: (code, site) => `${code} ist dein Code für ${site}. Gib ihn niemandem weiter.`,
};

/** A mail about an account in the player's language, as plain text. */
export function mailText(
  kind: MailKind,
  language: string,
  about: About,
): { subject: string; body: string } {
  const { subject, body } = (inLanguage(TEXTS, language) ?? EN)[kind];
  return { subject: subject(about), body: body(about).join('\n\n') };
}

/** The text message with a code, in the player's language. */
export function codeText(language: string, { code, site }: { code: string; site: string }): string {
  const text = inLanguage(CODE_TEXTS, language) ?? CODE_TEXTS['en'];
  return text?.(code, site) ?? code;
}

/** Of a region of a language, the language's. */
function inLanguage<T>(texts: Record<string, T>, language: string): T | undefined {
  const [primary = ''] = language.split('-');
  return Object.hasOwn(texts, primary) ? texts[primary] : undefined;
}
