import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's site, whose pages have nothing on them but a frame. */
export interface FrameSite {
  origin: string;
  /** The address of a page with this address in its frame. */
  around(address: string): string;
  close(): void;
}

/** Starts the site, on a site other than ours: browsers find every name below localhost on this machine. */
export async function frameSite(): Promise<FrameSite> {
  const http = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://frame.localhost').searchParams.get('framed');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Around</title><link rel="icon" href="data:,">
<body style="margin: 0"><iframe title="Framed" style="width: 100%; height: 800px; border: 0" src="${encodeURI(framed ?? '')}"></iframe>`);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const origin = `http://frame.localhost:${port}`;
  return {
    origin,
    around: (address) => `${origin}/?framed=${encodeURIComponent(address)}`,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}
