/** What a producer is asked to send again. */
export interface RecoveryRequest {
  /** The number of the producer. */
  readonly product: number;
  /** Everything since then, ms since epoch; null for the whole state. Of no meaning for one event. */
  readonly after: number | null;
  readonly requestId: number;
  /** The client that the answer is for; null for all of them. */
  readonly node: number | null;
  /** Only what is about this event: its odds, or its settlements and cancellations. */
  readonly event?: { readonly urn: string; readonly what: 'odds' | 'stateful_messages' };
}

/** The path that asks for recovery; `name` is the product's part of it (data/uof §4). */
export function recoveryPath(request: RecoveryRequest, name: string): string {
  const { after, requestId, node, event } = request;
  const query = new URLSearchParams();
  if (after !== null && !event) query.set('after', String(after));
  query.set('request_id', String(requestId));
  if (node !== null) query.set('node_id', String(node));
  const where = event ? `${event.what}/events/${event.urn}` : 'recovery';
  return `/${name}/${where}/initiate_request?${query.toString()}`;
}
