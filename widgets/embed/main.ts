import { mount } from './mount';

/** Known only while the script runs for the first time. */
const { currentScript } = document;
const script = currentScript instanceof HTMLScriptElement ? currentScript.src : '';

window.TouchlineEmbed = { mount: (container, options) => mount(container, options, script) };
