import { filled, filledIn } from '../../language';
import type { MailKind } from '../words/player-words';
import { playerWords, spokenLanguage } from '../words/words-in';

/** What a mail's text is made of. */
interface About {
  site: string;
  link: string;
  /** Why, in the same language, where the mail says so. */
  reason?: string;
}

/** A mail about an account in the player's language, as plain text. The link stands in a paragraph by itself. */
export function mailText(
  kind: MailKind,
  language: string,
  { site, link, reason = '' }: About,
): { subject: string; body: string } {
  const { subject, body } = playerWords(language).mails[kind];
  const said = (text: string) => filledIn(spokenLanguage(language), text, { site, reason });
  const paragraphs = body.map((each) =>
    each === LINK ? link : said(each.replace('{subject}', () => subject)),
  );
  return { subject: said(subject), body: paragraphs.join('\n\n') };
}

const LINK = '{link}';

/**
 * The text message with a code, in the player's language. It has no signs of direction: old telephones show them, and
 * every sign makes it longer.
 */
export function codeText(language: string, { code, site }: { code: string; site: string }): string {
  return filled(playerWords(language).code, { code, site });
}
