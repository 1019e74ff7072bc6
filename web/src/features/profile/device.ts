/** What a browser says it is, as far as readers know it by name; null where it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
  isPhone: boolean;
}

type Names = readonly (readonly [RegExp, string])[];

/** Browsers name others whose pages they want to be given, so those that are named by all come last. */
const BROWSERS: Names = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Reads the name that a browser gives itself (`User-Agent`), with the system it runs on. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const system = nameIn(SYSTEMS, text);
  return {
    browser: nameIn(BROWSERS, text),
    system,
    isPhone: /\bMobile\b/.test(text) && system !== 'iPad',
  };
}

function nameIn(names: Names, text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null;
}
