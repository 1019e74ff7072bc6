import { createTransport, type NodemailerError } from 'nodemailer';
import { escapeHtml } from '../escape-html';
import { directionOf, paragraphs } from './html';
import { type OutgoingMail, PATIENCE_MS, type Sent } from './sending';

/** A mail server, and who mails are from. */
export interface SmtpAccount {
  /** Such as smtps://user:password@mail.example:465. */
  url: string;
  /** An address, with or without a name: `Touchline <no-reply@mail.example>`. */
  from: string;
}

/** Sends mails by SMTP, over a few connections that stay open. */
export function smtpSender({ url, from }: SmtpAccount): {
  mail(mail: OutgoingMail): Promise<Sent>;
  close(): void;
} {
  const transport = createTransport({
    pool: true,
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    // A text that came from somewhere must not read our files or pages.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    mail: async ({ key, recipient, subject, body }) => {
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
      const message = {
        from,
        // As an object it is one address, whatever it says.
        to: { name: '', address: recipient },
        subject,
        text: body,
        html: htmlOf(subject, body),
        messageId: `<${key}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      return transport.sendMail(message).then(() => ({ was: 'taken' }) as const, meaningOf);
    },
    close: () => transport.close(),
  };
}

/** A permanent answer about this mail ends it; one about our account or sender, or none at all, may be better later. */
function meaningOf(error: NodemailerError): Sent {
  const { code = '', command = '', responseCode = '', permanent = true } = error;
  const isAboutMail = /^(EENVELOPE|EMESSAGE)$/.test(code) && command !== 'MAIL FROM';
  const why = [code, command, responseCode].join(' ').trim();
  return { was: isAboutMail && permanent ? 'refused' : 'put_off', why };
}

function htmlOf(subject: string, body: string): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/24px system-ui,sans-serif;max-width:560px;margin:24px auto;padding:0 16px">
<div dir="${directionOf(subject)}">
${paragraphs(body)}
</div>
</body></html>`;
}
