import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerProcess } from '../processes/server-process';
import { handOverPlayer } from '@touchline/wire/calls/handover';

/** An operator's own site, on a site other than ours: browsers find every name below localhost on this machine. */
export interface HostSite {
  origin: string;
  /** Pages of somebody else, by the same server. */
  foreign: string;
  /** Who is signed in at the operator's; null for nobody. */
  playerId: number | null;
  /** The content security policy of its page; null for none. */
  policy: string | null;
  serves(server: ServerProcess, operatorToken: string): void;
  close(): void;
}

/** Starts the site; its page can be asked for once `serves` has said which sportsbook stands in it. */
export async function hostSite(): Promise<HostSite> {
  let html = '';
  let script = '';
  let token = async (): Promise<string | null> => null;
  const http = createServer((request, response) => {
    if (request.url === '/token') {
      void token().then((found) => response.end(JSON.stringify(found)));
    } else if (request.url === '/host.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(script);
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (site.policy !== null) response.setHeader('content-security-policy', site.policy);
      response.end(
        /^\/(\?|$)/.test(request.url ?? '') ? html : '<!doctype html><title>Another page</title>',
      );
    }
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const site: HostSite = {
    origin: `http://host.localhost:${port}`,
    foreign: `http://foreign.localhost:${port}`,
    playerId: null,
    policy: null,
    serves: (server, operatorToken) => {
      html = pageAround(server);
      script = scriptAround(server);
      token = async () =>
        site.playerId === null ? null : handedOver(server, operatorToken, site.playerId);
    },
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
  return site;
}

/** As the operator's server asks for it: the page never sees what lets it ask. */
async function handedOver(server: ServerProcess, bearer: string, id: number): Promise<string> {
  const address = server.operator + handOverPlayer.path.replace(':id', String(id));
  const answer = await fetch(address, {
    method: handOverPlayer.method,
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'x-operator': 'host',
    },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return handOverPlayer.reply.parse(await answer.json()).data.token;
}

function pageAround({ platform }: ServerProcess): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Host</title></head>
  <body style="margin: 0">
    <header style="height: 100px">The operator's own</header>
    <div id="book"></div>
    <footer style="height: 1500px">The end of the host</footer>
    <script src="${platform}/embed/main.js"></script>
    <script src="/host.js"></script>
  </body>
</html>`;
}

/** In a file of its own: a policy that lets in scripts by where they are from lets in none that stand in the page. */
function scriptAround({ sportsbook }: ServerProcess): string {
  return `const heard = [];
const book = TouchlineEmbed.mount(document.getElementById('book'), {
  origin: ${JSON.stringify(sportsbook)},
  path: new URLSearchParams(location.search).get('path') ?? '/',
  token: async () => (await fetch('/token')).json(),
  on: {
    page: ({ page }) => heard.push('page ' + page),
    session: ({ status, reason }) => heard.push(status + ' ' + reason),
    ...(new URLSearchParams(location.search).has('no-deposit')
      ? {}
      : { deposit: () => heard.push('deposit') }),
    search: ({ isOpen }) => heard.push('search ' + isOpen),
    currency: ({ currency, refused }) => heard.push(currency + ' ' + refused),
    betCode: ({ code, result }) => heard.push(code + ' ' + result),
    problem: ({ code }) => heard.push(code),
  },
});`;
}
