import { isIP } from 'node:net';
import type { Config } from './config';

type Judged = Pick<
  Config,
  'PAYMENT_SANDBOX' | 'SMTP_URL' | 'SPORTSBOOK_ORIGIN' | 'PLATFORM_ORIGIN'
>;

/** What whoever starts a server is warned of: settings that are right on one's own machine and cost money elsewhere. */
export function startWarnings(config: Judged): string[] {
  const { PAYMENT_SANDBOX: isSandbox, SMTP_URL: mailServer } = config;
  const seen = [config.SPORTSBOOK_ORIGIN, config.PLATFORM_ORIGIN].find(isSeenByOthers);
  const warnings = isSandbox
    ? []
    : ['PAYMENT_SANDBOX is off and there is no other provider: nobody can deposit or withdraw'];
  if (seen === undefined) return warnings;
  if (isSandbox) {
    warnings.push(
      `PAYMENT_SANDBOX is on at ${seen}: deposits cost nothing. Turn it off for real bets`,
    );
  }
  if (!seen.startsWith('https:')) {
    warnings.push(`${seen} is not https: passwords and sessions can be read on their way`);
  }
  if (mailServer === undefined) {
    warnings.push('SMTP_URL is not set: no mail is sent, so nobody can confirm an account');
  }
  return warnings;
}

/** Whether an origin is more than this machine to itself. */
function isSeenByOthers(origin: string): boolean {
  const name = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  const isLoopback = isIP(name) !== 0 && (name === '::1' || name.startsWith('127.'));
  return !isLoopback && name !== 'localhost' && !name.endsWith('.localhost');
}
