import type { Hub } from './hub';

/** What is counted of a hub, as Prometheus names it. */
export const HUB_FIGURES = {
  realtime_connections: 'Open realtime connections, by transport.',
  realtime_subscriptions: 'Subscriptions of all connections.',
  realtime_channels: 'Channels in memory.',
  realtime_waiting_bytes: 'Bytes that wait for clients.',
  realtime_closed_total: 'Connections that ended, by reason.',
  realtime_turned_away_total: 'Connections turned away, by reason.',
  realtime_refused_commands_total: 'Commands that were answered with an error.',
  realtime_publications_total: 'Publications to all channels.',
  realtime_sent_bytes_total: 'Bytes of publications sent to clients.',
  realtime_history_bytes_total: 'Bytes of history and of recovered publications sent to clients.',
} as const;

type FigureName = keyof typeof HUB_FIGURES;

/** Those that go up and down. */
export const HUB_GAUGES: ReadonlySet<string> = new Set<FigureName>([
  'realtime_connections',
  'realtime_subscriptions',
  'realtime_channels',
  'realtime_waiting_bytes',
]);

interface Figure {
  name: FigureName;
  labels: Record<string, string>;
  value: number;
}

/** Reads the figures of a hub. */
export function hubFigures({ metrics }: Pick<Hub, 'metrics'>): Figure[] {
  const now = metrics();
  const figure = (name: FigureName, value: number, labels = {}) => ({ name, value, labels });
  return [
    ...Object.entries(now.transports).map(([transport, value]) =>
      figure('realtime_connections', value, { transport }),
    ),
    figure('realtime_subscriptions', now.subscriptions),
    figure('realtime_channels', now.channels),
    figure('realtime_waiting_bytes', now.bytesWaiting),
    ...[...now.closed].map(([reason, value]) => figure('realtime_closed_total', value, { reason })),
    ...Object.entries(now.turnedAway).map(([reason, value]) =>
      figure('realtime_turned_away_total', value, { reason }),
    ),
    figure('realtime_refused_commands_total', now.refused),
    figure('realtime_publications_total', now.publications),
    figure('realtime_sent_bytes_total', now.bytes),
    figure('realtime_history_bytes_total', now.historyBytes),
  ];
}
