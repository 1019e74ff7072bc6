/** The provider's messages about one event, as XML. */

/** What each message carries in its head. `timestamp` is ms since epoch. */
export interface Head {
  readonly producer: number;
  readonly urn: string;
  readonly timestamp: number;
  readonly requestId?: number | undefined;
}

type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** An element as text; attributes that are null or undefined are left out. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return `<${name}${text}${inside === '' ? '/' : `>${inside}</${name}`}>`;
}

/** A message of this type about an event, with the key by which the provider routes it. */
export function eventMessage(type: string, head: Head, attributes: Attributes, inside = '') {
  const { producer, urn, timestamp, requestId } = head;
  const phase = producer === 1 ? '-.live' : 'pre.-';
  const about = { product: producer, event_id: urn, timestamp, request_id: requestId };
  return {
    rk: `hi.${phase}.${type}.1.${urn}.-`,
    xml: element(type, { ...about, ...attributes }, inside),
  };
}
