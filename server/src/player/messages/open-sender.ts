import type { MessageSender } from './sending';
import { type SmsAccount, smsSender } from './sms-gateway';
import { type SmtpAccount, smtpSender } from './smtp';

/** Which ways to people are configured. */
export interface Ways {
  smtp: SmtpAccount | null;
  sms: SmsAccount | null;
}

/** Opens the ways to people that are configured; closing it ends its connections. */
export function openSender({ smtp, sms }: Ways): { sender: MessageSender; close(): void } {
  const mails = smtp && smtpSender(smtp);
  return {
    sender: {
      ...(mails && { mail: mails.mail }),
      ...(sms && smsSender(sms)),
    },
    close: () => mails?.close(),
  };
}
