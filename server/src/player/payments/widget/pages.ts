import { isRightToLeft } from '@touchline/wire/locale';
import type { SpiFramePage } from '@touchline/wire/window/spi';
import { escapeHtml } from '../../escape-html';
import { playerWords, spokenLanguage } from '../../words/words-in';

/**
 * The document of the deposit form. It is empty: its script, which is built beside it, shows what the page around it asks
 * for, if that is one of ours.
 */
export function framePage(page: SpiFramePage): string {
  return `<!doctype html>
<html data-spi="${escapeHtml(JSON.stringify(page))}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>Deposit</title>
  <script type="module" src="/spi/frame.js"></script>
</head>
<body></body>
</html>
`;
}

/** The style of the page below; its hash stands in the page's policy. */
export const STYLE = `
:root { color-scheme: light dark; font: 15px/22px system-ui, 'Segoe UI', Roboto, sans-serif; }
body { display: grid; min-block-size: 100dvh; margin: 0; place-items: center; background: light-dark(#fff, #0f1512); color: light-dark(#0d1712, #eef4f0); }
main { padding: 24px; text-align: center; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
p { margin: 0; color: light-dark(#44554c, #a8b8b0); }
`;

/** What stands in a payment's own window once the player is back from it, until the deposit form closes it. */
export function returnPage(locale: string): string {
  const language = spokenLanguage(locale);
  const { title, text } = playerWords(locale).returned;
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}
