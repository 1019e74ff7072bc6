import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * The address of whoever made a request. What a proxy on this machine says of it is believed, and nothing that a
 * client wrote before that.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  let address = socket.remoteAddress ?? '';
  while (LOOPBACK.test(address)) {
    const before = forwarded.pop()?.trim();
    if (!before) break;
    address = before;
  }
  return address;
}
