import { expect, test } from 'vitest';
import { pushOffer, type PushPlace } from './push-offer';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

const place: PushPlace = {
  state: 'off',
  isSent: true,
  isAlone: true,
  userAgent: CHROME,
  touchPoints: 0,
  isInstalled: false,
};

test.each<[string, Partial<PushPlace>, ReturnType<typeof pushOffer>]>([
  ['a browser that may have them can switch them on', {}, 'off'],
  ['and off', { state: 'on' }, 'on'],
  ['whoever has refused is told so', { state: 'denied' }, 'denied'],
  ['a site that sends none says nothing', { isSent: false }, 'nothing'],
  ['nor does a page in a frame or in an app', { isAlone: false }, 'nothing'],
  ['nor one of a browser that has none', { state: 'unsupported' }, 'nothing'],
  [
    'an iPhone has them from the home screen',
    { state: 'unsupported', userAgent: IPHONE },
    'to_install',
  ],
  [
    'an iPad too, which calls itself a Mac',
    { state: 'unsupported', userAgent: MAC, touchPoints: 5 },
    'to_install',
  ],
  ['a Mac is none', { state: 'unsupported', userAgent: MAC }, 'nothing'],
  [
    'what is on the home screen of an old iPhone has none either',
    { state: 'unsupported', userAgent: IPHONE, isInstalled: true },
    'nothing',
  ],
  [
    'what is on the home screen of a new one has a switch',
    { userAgent: IPHONE, isInstalled: true },
    'off',
  ],
])('%s', (_rule, more, offer) => {
  expect(pushOffer({ ...place, ...more })).toBe(offer);
});
