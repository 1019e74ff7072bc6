import { createSocket } from 'node:dgram';

/** A DNS server on this machine. Names that it does not know are never answered. */
export interface NameServer {
  /** As a resolver takes it. */
  address: string;
  /** How many questions came. */
  asked(): number;
  close(): Promise<void>;
}

/** Starts it on a free port with addresses of IPv4 by name. */
export async function nameServer(
  names: Readonly<Record<string, readonly string[]>>,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (question, { port, address }) => {
    asked += 1;
    const { name, type, end } = questionOf(question);
    const found = names[name.toLowerCase()];
    if (found)
      socket.send(answerTo(question.subarray(0, end), type === A ? found : []), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

const A = 1;
const HEADER = 12;

/** The first question of a message (RFC 1035, section 4.1.2). */
function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  const records = addresses.map((address) =>
    // The name of the question again, an address of the internet, for a minute, four bytes.
    Buffer.from([0xc0, HEADER, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, ...records]);
}
