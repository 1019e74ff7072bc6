import { optional, required } from './attributes';
import type { FieldPlace } from './status';
import { childrenOf, type XmlElement } from './xml';

/**
 * Reads how those stand who take part in what is won outright: `competitor` elements of `results`, each with a `result`
 * for every kind that is told. Only for show, so a value that says nothing to us is passed over.
 */
export function parseField(results: XmlElement | undefined): FieldPlace[] {
  return childrenOf(results, 'competitor')
    .slice(0, MOST_PLACES)
    .map((element) => {
      const told = new Map(
        childrenOf(element, 'result').map((each) => [
          optional(each, 'type'),
          optional(each, 'value'),
        ]),
      );
      return {
        urn: required(element, 'id'),
        position: wholeOf(told.get('position')),
        time: timeOf(told.get('time')),
        score: wholeOf(told.get('score') ?? told.get('points')),
      };
    });
}

/** The largest fields are those of city runs, of which nobody shows all. */
const MOST_PLACES = 300;

function wholeOf(text: string | null | undefined): number | null {
  const [, whole] = /^([+-]?\d{1,6})(?:\.0+)?$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : Number(whole) || 0;
}

/** `4:31:02.5` and `58:10` in ms. */
function timeOf(text: string | null | undefined): number | null {
  const [, hours = '0', minutes, seconds, part = ''] =
    /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:\.(\d{1,3}))?$/.exec(text ?? '') ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1_000 + Number(part.padEnd(3, '0'));
}
