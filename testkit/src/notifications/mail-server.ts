import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface TakenMail {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server on a real socket that keeps what it takes. */
export interface MailServer {
  url: string;
  taken: TakenMail[];
  /** Answers the next mails with this status, such as 450 or 550; null takes them again. */
  refuse(status: number | null): void;
  close(): Promise<void>;
}

/** Starts a mail server. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => {
      done(refusal === null ? null : Object.assign(new Error('no'), { responseCode: refusal }));
    },
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        done(null);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse: (status) => {
      refusal = status;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
