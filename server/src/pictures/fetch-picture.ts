import type { IncomingMessage } from 'node:http';
import type { PushNetwork } from '../book/notifications/push/public-network';

/** Why a picture is not shown. */
export type PictureFault = 'not_allowed' | 'missing' | 'too_large' | 'no_picture' | 'unreachable';

/** A picture that cannot be had, and why. */
export class NoPicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string) {
    super(message);
    this.name = 'NoPicture';
    this.fault = fault;
  }
}

/** How pictures of other origins are reached. */
export interface PictureNetwork extends PushNetwork {
  /** Origins that pictures may come from now. */
  isAllowed: (origin: string) => boolean;
}

/** Larger files are no pictures for a page, in bytes. */
export const LARGEST = 10 * 1024 * 1024;
const PATIENCE_MS = 10_000;
const MOST_REDIRECTS = 3;

/**
 * The bytes behind an https address of an allowed origin. Every step of a redirect has to be of one too, and none may
 * lead into a private network, by whatever name. Rejects with `NoPicture`.
 */
export async function fetchPicture(address: string, network: PictureNetwork): Promise<Buffer> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let next = address;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answer = await ask(checked(next, network), network, patience);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.resume();
      if (!URL.canParse(headers.location, next)) break;
      next = new URL(headers.location, next).href;
      continue;
    }
    if (statusCode === 200) return body(answer, patience);
    answer.resume();
    throw new NoPicture(statusCode < 500 ? 'missing' : 'unreachable', `answers ${statusCode}`);
  }
  throw new NoPicture('unreachable', 'leads nowhere');
}

function checked(address: string, network: PictureNetwork): string {
  const fault = network.faultOf(address);
  if (fault !== null) throw new NoPicture('not_allowed', fault);
  const { origin } = new URL(address);
  if (!network.isAllowed(origin)) {
    throw new NoPicture('not_allowed', `is of ${origin}, which the site does not name`);
  }
  return address;
}

function ask(
  address: string,
  network: PictureNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity' };
    const request = network.request(address, { headers, signal }, resolve);
    request.on('error', (error) => reject(new NoPicture('unreachable', error.message)));
    request.end();
  });
}

async function body(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stop = () => answer.destroy(new Error('took too long'));
  signal.addEventListener('abort', stop);
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST) throw new NoPicture('too_large', `has more than ${LARGEST} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture('unreachable', error instanceof Error ? error.message : 'broke off');
  } finally {
    signal.removeEventListener('abort', stop);
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
