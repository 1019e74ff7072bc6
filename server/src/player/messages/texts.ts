/** The mails about an account. Each holds one link. */
export type MailKind = 'confirmation' | 'taken' | 'password' | 'unlock' | 'password_changed';

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
};

/** Where there is no text in a language, English stands in for it. */
const TEXTS: Record<string, Record<MailKind, Text>> = { en: EN, de: DE };

/** A mail about an account in the player's language, as plain text. */
export function mailText(
  kind: MailKind,
  language: string,
  about: About,
): { subject: string; body: string } {
  const [primary = ''] = language.split('-');
  const text = (Object.hasOwn(TEXTS, primary) ? TEXTS[primary] : undefined) ?? EN;
  const { subject, body } = text[kind];
  return { subject: subject(about), body: body(about).join('\n\n') };
}
