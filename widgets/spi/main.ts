import { mountIn } from './mount';

// The script stands beside the form's document, wherever the page has got it from.
const script = document.currentScript;
const home = script instanceof HTMLScriptElement ? new URL(script.src).origin : null;

window.TouchlineSpi = {
  mount: (container, options) => mountIn(container, options, home ?? options.backendOrigin),
};
