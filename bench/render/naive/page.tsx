import { Centrifuge } from 'centrifuge';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/*
 * The page that one would write first: everything that ticks is one state of React. It shows the same matches and hears
 * the same stream. With `#each` every change is rendered as it arrives; else React gathers those of one frame.
 */
interface Priced {
  id: string;
  odds: number;
}

interface Sent {
  id: number;
  competitors: { home: { name: string }; away: { name: string } };
  main_market: { outcomes: Priced[] };
}

interface Told {
  event_name: string;
  message: { match_id: number; markets?: { id: number; outcomes: Priced[] }[] };
}

const MATCHES = '/sportsbook/api/v2/matches?match_status=live,stopped&limit=200';
const MAIN = 1;
const now = location.hash === '#each' ? flushSync : (change: () => void) => change();

function Live({ sent }: { sent: readonly Sent[] }) {
  const [matches, setMatches] = useState(sent);
  useEffect(() => {
    const client = new Centrifuge(`${location.origin.replace('http', 'ws')}/connection/websocket`);
    const updates = client.newSubscription('updates:en');
    updates.on('publication', ({ data }) => {
      const { message } = data as Told;
      const market = message.markets?.find(({ id }) => id === MAIN);
      if (!market) return;
      now(() =>
        setMatches((known) =>
          known.map((match) =>
            match.id === message.match_id
              ? { ...match, main_market: { outcomes: market.outcomes } }
              : match,
          ),
        ),
      );
    });
    updates.subscribe();
    client.connect();
    return () => client.disconnect();
  }, []);
  return matches.map(({ id, competitors, main_market: market }) => (
    <div key={id} className="row">
      <span>
        {competitors.home.name} – {competitors.away.name}
      </span>
      {market.outcomes.map((outcome) => (
        <button key={outcome.id} type="button" aria-pressed="false">
          {(outcome.odds / 1000).toFixed(2)}
        </button>
      ))}
    </div>
  ));
}

async function start(): Promise<void> {
  const answer = await fetch(MATCHES);
  const { data } = (await answer.json()) as { data: Sent[] };
  createRoot(document.body).render(<Live sent={data} />);
}

void start();
