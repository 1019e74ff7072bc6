import { chatScript } from '@touchline/wire/integrations';
import { type BringChat, whenReady } from './chat-widget';

interface Part {
  visible: (state: 'show' | 'hide') => void;
}

interface SalesIq {
  ready: () => void;
  language?: (code: string) => void;
  floatbutton: Part;
  floatwindow: Part;
}

/** Zoho SalesIQ: the id is the code of a widget, the region that of the account, such as `eu` or `in`. */
export const bringZoho: BringChat = async (chat, locale, { globals, addScript }) => {
  const zoho = (globals['$zoho'] ??= {}) as { salesiq?: Partial<SalesIq> };
  const salesIq = (zoho.salesiq ??= {});
  const ready = whenReady((done) => {
    salesIq.ready = done;
  });
  await addScript(chatScript(chat), { id: 'zsiqscript' });
  await ready;
  const widget = zoho.salesiq as SalesIq;
  widget.language?.(locale.slice(0, 2));
  widget.floatbutton.visible('hide');
  return { open: () => widget.floatwindow.visible('show') };
};
